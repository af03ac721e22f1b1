import type { Translated } from '../translated.ts'

export const stayTable = { title: 'Pitanje se odnosi na', villa: 'Vila', checkIn: 'Dolazak', checkOut: 'Odlazak', guests: 'Gosti' }

export const answered = {
  subject: (villa: string | null) => (villa ? `Naš odgovor: ${villa}` : 'Naš odgovor na Vaše pitanje'),
  preheader: 'Možete nam odgovoriti i bez naloga.',
  weAnswer: 'Hvala na pitanju. Naš odgovor:',
  youWrote: 'Pisali ste:',
  weWrote: 'Pisali smo:',
  writeBack: 'Ako imate još neko pitanje, pišite nam na strani ovog razgovora. Nalog Vam nije potreban.',
  button: 'Odgovorite',
}

/** Where answers by mail are read. */
export const orByMail = 'Možete i jednostavno odgovoriti na ovaj e-mail.'

export const owner = {
  subject: (guest: string) => `Pitanje: ${guest}`,
  preheader: (villa: string | null) => (villa ? `${villa}, pre rezervacije.` : 'Pre rezervacije.'),
  hasAsked: (guest: string, email: string) => `Pita ${guest} (${email}):`,
  button: 'Odgovorite',
}

export const message = {
  subject: (villa: string) => `Poruka o Vašem boravku: ${villa}`,
  preheader: 'Domaćini su Vam pisali.',
  writeBack: 'Možete nam odgovoriti na strani Vašeg boravka, gde je sve što smo pisali jedni drugima.',
}

export const news = {
  title: 'Novosti emailom',
  notAnyMore: 'Pristali ste na novosti emailom. Ako ih više ne želite:',
  unsubscribe: 'Odjavite se',
}

export const tried = { preheader: 'Proba: ovako bi to dobio Vaš gost.' }

export const ownerMessage = {
  subject: (guest: string) => `Poruka gosta: ${guest}`,
  preheader: (villa: string, code: string) => `${villa}, rezervacija ${code}.`,
  hasWritten: (guest: string, email: string) => `Piše ${guest} (${email}):`,
  strange: (address: string) =>
    `Ova poruka je stigla e-mailom sa druge adrese: ${address}. Na naš e-mail može da odgovori svako ko ga ima.`,
}

true satisfies Translated<typeof import('../en/mail-threads.ts'), typeof import('./mail-threads.ts')>
