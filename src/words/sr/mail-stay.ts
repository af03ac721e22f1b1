import type { ReviewRequest } from '#domain/bookings/review.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import * as counts from './counts.ts'
import { zone } from './days.ts'
import { ofDay, ofDayWithin, within } from './grammar.ts'
import { formatNumber } from './numbers.ts'

export const ownerGuestChanged = {
  subject: (code: string) => `Gost je promenio rezervaciju ${code}`,
  preheader: (villa: string, days: string) => `Pogledajte šta je novo: ${villa}, ${days}`,
  hasChanged: (guest: string) => `Promenjeni su gosti, želje ili vreme dolaska. Gost: ${ended(guest)} Novi podaci:`,
  title: 'Dolazak',
  arrivalTime: 'Vreme dolaska',
}

export const arrivalAsked = {
  subject: (villa: string) => `Kada stižete u: ${villa}?`,
  preheader: 'Javite nam vreme, da Vas neko dočeka.',
  opening: (villa: string, day: string) =>
    `Radujemo se Vašem boravku: ${villa}, od ${ended(day)} Javite nam u koliko sati otprilike stižete, da Vas neko dočeka.`,
  onPage: 'Izaberite vreme na stranici svog boravka ili odgovorite na ovu poruku.',
  reply: 'Odgovorite na ovu poruku.',
}

export const codePreheader = 'Šest cifara, važi deset minuta i samo za ovo.'
export const codeEnterIt = 'Unesite ga na strani koja ga je tražila. Važi deset minuta.'
export const codeNotYou = 'Ako ga niste tražili, neko drugi je prijavljen kao Vi: postavite novu lozinku. Bez ovog koda se ništa ne dešava.'

export const cancellationCode = {
  subject: (code: string) => `Vaš kod za otkazivanje rezervacije ${code}`,
  cancels: (villa: string, days: string, refund: string) =>
    `Ovim kodom otkazujete svoj boravak: ${villa}, ${days} Vraćamo Vam ${ended(refund)}`,
}

export const changeCode = {
  subject: (code: string) => `Vaš kod za promenu rezervacije ${code}`,
  changes: (villa: string, days: string, back: string, kept: string) =>
    `Ovim kodom menjate svoj boravak u: ${villa}, ${days} Vraćamo Vam ${back}; po pravilima otkazivanja ${kept} se ne vraća.`,
}

export const moved = {
  subject: (code: string) => `Vaša rezervacija ${code} je promenjena`,
  preheader: (villa: string, days: string) => `Sada: ${villa}, ${days}`,
  isChanged: 'Vaš boravak je promenjen. Ranije noći su ponovo slobodne.',
  isForOthers: 'Vaš boravak je sada za drugi broj gostiju.',
  guests: 'Gosti',
  isRepriced: 'Domaćini su promenili cenu Vašeg boravka ili rokove plaćanja.',
  title: 'Promena boravka',
  before: 'Ranije',
  now: 'Sada',
  stay: (villa: string, days: string) => `${villa}, ${days}`,
  priceBefore: 'Dosadašnja cena',
  priceNow: 'Nova cena',
  refund: 'Vraća se',
}

export const detailsChanged = {
  subject: (code: string) => `Domaćini su promenili podatke rezervacije ${code}`,
  preheader: (villa: string, days: string) => `${villa}, ${days} Sam boravak je ostao isti.`,
  isChanged: 'Domaćini su promenili broj gostiju, Vaše želje ili podatke za kontakt. Novi podaci:',
  ifWrong: 'Ako nešto nije u redu, odgovorite na ovu poruku ili nam pišite na strani svog boravka.',
}

export const ownerMoved = {
  subject: (code: string) => `Rezervacija ${code} ima druge datume`,
  preheader: (guest: string, villa: string, days: string) => `${guest}, sada: ${villa}, ${days}`,
  hasMoved: (guest: string) => `Boravak je promenjen, a ranije noći su slobodne. Gost: ${ended(guest)}`,
}

export const wanted = 'Želi'

export const ownerChangeAsked = {
  subject: (code: string) => `Rezervacija ${code}: gost traži druge datume`,
  preheader: (villa: string, days: string) => `Prihvatite ili odbijte: ${villa}, ${days}`,
  asks: (guest: string) => `Gost želi da promeni boravak: ${ended(guest)} Prihvatate ili odbijate na strani rezervacije.`,
}

export const changeAgreed = {
  subject: (code: string) => `Možete da promenite rezervaciju ${code}`,
  preheader: (villa: string, days: string) => `Domaćini se slažu: ${villa}, ${days}`,
  text: 'Domaćini se slažu sa promenom.',
  confirm: 'Potvrdite je u roku od tri dana: do tada noći nisu sačuvane za Vas, a važi cena tog dana.',
  button: 'Promenite boravak',
}

export const changeRefused = {
  subject: (code: string) => `Vaša rezervacija ${code} ostaje ista`,
  preheader: (villa: string, days: string) => `Domaćini ne mogu da Vam ponude: ${villa}, ${days}`,
  text: 'Domaćini ne mogu da prihvate promenu, pa Vaš boravak ostaje kakav je bio. Na strani boravka možete da im pišete.',
  button: 'Otvorite svoj boravak',
}

export const arrival = {
  title: 'Vaš dolazak',
  checkIn: 'Dolazak',
  checkInHours: (day: string) => `${within(day)}, od 15.00 do 18.30 uz domaćina, ili do 23.00 samostalno ${zone}`,
  checkOut: 'Odlazak',
  checkOutHour: (day: string) => `${within(day)}, do 11.00 ${zone}`,
  address: 'Adresa',
  map: 'Mapa',
  openTheMap: 'Otvorite mapu',
}

export const due = {
  title: 'Preostalo za plaćanje',
  stay: 'Boravak',
  everythingPaid: 'Sve je plaćeno.',
  by: (day: string) => `do ${ofDay(day)} ${zone}`,
  deposit: 'Depozit',
  depositInCash: (amount: string) => `${amount} u gotovini po dolasku, vraća se pri odlasku`,
}

export const cancellation = {
  title: 'Ako otkažete',
  until: (day: string) => `Do ${ofDayWithin(day)}`,
  refund: (percent: number, now: string) => `vraćamo ${formatNumber(percent)}% uplaćenog iznosa, trenutno ${now}`,
  refundWithLevy: (percent: number, now: string) =>
    `vraćamo ${formatNumber(percent)}% uplaćenog iznosa i celu klimatsku taksu, trenutno ${now}`,
  after: 'Posle toga',
  now: 'Od sada',
  noRefund: 'novac se ne vraća',
  onlyTheLevy: (amount: string) => `vraćamo samo klimatsku taksu, ${amount}`,
}

export const contact = {
  title: 'Kontakt',
  phone: 'Telefon',
  whatsApp: 'WhatsApp',
  viber: 'Viber',
  writeUs: 'Pišite nam',
  email: 'E-mail',
}

type Words = { subject: string; preheader: string; opening: string }

export const requests: Record<ReviewRequest, (villa: string, days: string) => Words> = {
  asked: (villa, days) => ({
    subject: `Kako Vam je bilo? ${villa}`,
    preheader: 'Nekoliko reči pomaže sledećim gostima da izaberu.',
    opening: `Hvala što ste bili naš gost: ${villa}, ${ended(days)} Da li biste drugim gostima napisali kako je bilo?`,
  }),
  reminded: (villa, days) => ({
    subject: `Vaša recenzija: ${villa}`,
    preheader: 'Ako imate minut vremena. Više nećemo pitati.',
    opening: `Bili ste naš gost: ${villa}, ${ended(days)} Ako želite da drugim gostima napišete kako je bilo, ovo je poslednji put da Vas pitamo.`,
  }),
}

export const howItWorks = (days: number, changeDays: number): string =>
  `Dovoljne su zvezdice i nekoliko reči. Dobra ili loša, Vaša recenzija se prikazuje za ${counts.days(days)}, sa imenom koje izaberete. Prvih ${formatNumber(changeDays)} dana možete da je menjate.`
export const writeReview = 'Napišite recenziju'

export const refused = {
  subject: (villa: string) => `Vaša recenzija nije prikazana: ${villa}`,
  preheader: 'Evo razloga i šta možete da uradite.',
  opening: (villa: string, days: string) => `Domaćini ne prikazuju Vašu recenziju boravka: ${villa}, ${ended(days)}`,
  title: 'Vaša recenzija',
  reason: 'Razlog',
  writeToUs:
    'Recenzija može da se ne prikaže samo iz nekoliko razloga, nikada zato što je loša. Ako mislite da ovaj razlog nije opravdan, pišite nam na strani boravka.',
}

true satisfies Translated<typeof import('../en/mail-stay.ts'), typeof import('./mail-stay.ts')>
