import { writtenNumber } from './numbers.sr.ts'

type News = { subject: string; preheader: string; what: string }

export const turnedOn: News = {
  subject: 'Uključena je prijava u dva koraka',
  what: 'Od sada se pri prijavi traži kod iz Vaše aplikacije za potvrdu.',
  preheader: 'Kodove za oporavak čuvajte tamo gde možete da ih nađete i bez telefona.',
}

export const turnedOff: News = {
  subject: 'Isključena je prijava u dva koraka',
  what: 'Od sada se prijavljujete samo lozinkom.',
  preheader: 'Možete ponovo da je uključite na strani „Prijava i bezbednost“.',
}

export const newRecoveryCodes: News = {
  subject: 'Novi kodovi za oporavak',
  what: 'Napravili ste nove kodove za oporavak. Stari više ne važe.',
  preheader: 'Stari više ne važe.',
}

export const reset: News = {
  subject: 'Poništena je prijava u dva koraka',
  what: 'Administrator servera je isključio Vašu prijavu u dva koraka.',
  preheader: 'Isključio ju je administrator servera.',
}

export const codeReplayed: News = {
  subject: 'Jedan kod je upotrebljen drugi put',
  what: 'Neko ko zna Vašu lozinku uneo je kod iz Vaše aplikacije koji je već bio iskorišćen. Kod je odbijen. Ako ste samo Vi žurili, sve je u redu.',
  preheader: 'Kod je odbijen. Ko ga je uneo, zna Vašu lozinku.',
}

export const codesGuessed: News = {
  subject: 'Uneto je deset pogrešnih kodova',
  what: 'Neko ko zna Vašu lozinku uneo je deset pogrešnih kodova pri prijavi u dva koraka. Narednih 15 minuta nijedan kod neće biti prihvaćen.',
  preheader: 'Narednih 15 minuta nijedan kod neće biti prihvaćen.',
}

export const recoveryCodeUsed = (left: number): News => ({
  subject: 'Upotrebljen je kod za oporavak',
  what: `Na Vaš nalog se neko prijavio kodom za oporavak. Preostalo kodova: ${writtenNumber(left)} od deset.`,
  preheader: `Preostalo kodova za oporavak: ${writtenNumber(left)} od deset.`,
})

export const ifNotYou = 'Ako to niste bili Vi, odmah postavite novu lozinku i pogledajte stranu „Prijava i bezbednost“.'
export const button = 'Prijava i bezbednost'
