import type { ReviewRequest } from '#domain/bookings/review.ts'
import * as counts from './counts.sr.ts'
import { writtenNumber } from './numbers.sr.ts'

type Words = { subject: string; preheader: string; opening: string }

export const requests: Record<ReviewRequest, (villa: string, days: string) => Words> = {
  asked: (villa, days) => ({
    subject: `Kako Vam je bilo? ${villa}`,
    preheader: 'Nekoliko reči pomaže sledećim gostima da izaberu.',
    opening: `Hvala što ste bili naš gost: ${villa}, ${days} Da li biste drugim gostima napisali kako je bilo?`,
  }),
  reminded: (villa, days) => ({
    subject: `Vaša recenzija: ${villa}`,
    preheader: 'Ako imate minut vremena. Više nećemo pitati.',
    opening: `Bili ste naš gost: ${villa}, ${days} Ako želite da drugim gostima napišete kako je bilo, ovo je poslednji put da Vas pitamo.`,
  }),
}

export const howItWorks = (days: number, changeDays: number): string =>
  `Dovoljne su zvezdice i nekoliko reči. Dobra ili loša, Vaša recenzija se prikazuje za ${counts.days(days)}, sa imenom koje izaberete. Prvih ${writtenNumber(changeDays)} dana možete da je menjate.`
export const writeReview = 'Napišite recenziju'

export const refused = {
  subject: (villa: string) => `Vaša recenzija nije prikazana: ${villa}`,
  preheader: 'Evo razloga i šta možete da uradite.',
  opening: (villa: string, days: string) => `Domaćini ne prikazuju Vašu recenziju boravka: ${villa}, ${days}`,
  title: 'Vaša recenzija',
  reason: 'Razlog',
  writeToUs:
    'Recenzija može da se ne prikaže samo iz nekoliko razloga, nikada zato što je loša. Ako mislite da ovaj razlog nije opravdan, pišite nam na strani boravka.',
}
