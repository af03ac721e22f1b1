import type { SampleKey } from '#domain/messages/samples.ts'
import type { Translated } from '../translated.ts'

export const samples: Record<SampleKey, { name: string; subject: string; body: string }> = {
  theWay: {
    name: 'Put do nas',
    subject: 'Kako se stiže: {villa}',
    body: 'Poštovani {guest},\n\nVaš boravak ({villa}) počinje: {arrival}. Put do nas:\n\n{directions}\n\nKuća je spremna od {check_in_time}. Javite nam na strani Vašeg boravka kada stižete: {stay_link}\n\nAko se izgubite, pozovite nas: {phone}',
  },
  arrival: {
    name: 'Šifra i dolazak',
    subject: 'Sutra: {villa}',
    body: 'Poštovani {guest},\n\nradujemo se Vašem dolasku sutra. Kuća je spremna od {check_in_time}. Uputstva i šifra za vrata nalaze se na strani Vašeg boravka: {stay_link}\n\nSrećan put!',
  },
  allWell: {
    name: 'Da li je sve u redu?',
    subject: 'Da li je sve u redu? {villa}',
    body: 'Poštovani {guest},\n\nnadamo se da ste se lepo smestili. Da li Vam nešto treba? Pišite nam na strani Vašeg boravka ili pozovite {phone}.\n\n{stay_link}',
  },
  leaving: {
    name: 'Odlazak',
    subject: 'Pre odlaska: {villa}',
    body: 'Poštovani {guest},\n\nVaš boravak se završava sutra. Molimo Vas da odete do {check_out_time}. Zatvorite prozore, ostavite ključ u kući i ponesite sve svoje stvari.\n\nHvala što ste bili naši gosti!',
  },
  thanks: {
    name: 'Zahvalnost i recenzija',
    subject: 'Hvala na boravku: {villa}',
    body: 'Poštovani {guest},\n\nhvala što ste bili kod nas. Ako Vam se dopalo, napišite nekoliko rečenica na strani Vašeg boravka: {stay_link}\n\nBilo bi nam drago da nas opet posetite.',
  },
  comeBack: {
    name: 'Dođite ponovo',
    subject: 'Dođite nam ponovo: {villa}',
    body: 'Poštovani {guest},\n\nbili ste kod nas ({villa}). Dolazak: {arrival}. Bilo bi nam drago da nas opet posetite, a ovog leta još ima slobodnih nedelja.\n\nSlobodne noći i cene nalaze se na našem sajtu. Ako imate pitanje, pozovite {phone}.\n\n{house}',
  },
}

true satisfies Translated<typeof import('../en/message-samples.ts'), typeof import('./message-samples.ts')>
