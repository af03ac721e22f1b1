import type { Role } from '#domain/accounts/roles.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { roleDescriptions, roleNames } from './labels.ts'
import { formatNumber } from './numbers.ts'

export const welcome = {
  subject: 'Dobro došli',
  preheader: 'Pogledajte koje su noći slobodne i koliko svaka košta.',
  accountReady: 'Vaš nalog je spreman. Možete da rezervišete boravak, da ga platite i da svoje rezervacije vidite kad god želite.',
  button: 'Nađite termin',
}

const nothingToDo = 'Ako ovo niste tražili, ne treba ništa da uradite.'

export const resetLink = {
  subject: 'Postavite novu lozinku',
  preheader: 'Link u ovom e-mailu može da se upotrebi jednom, u roku od sat vremena.',
  worksOnce: 'Ovim linkom možete da postavite novu lozinku. Može da se upotrebi jednom, u roku od sat vremena.',
  nothingToDo,
  button: 'Postavite novu lozinku',
}

export const passwordSet = {
  subject: 'Vaša lozinka je promenjena',
  preheader: 'Ako to niste bili Vi, odmah postavite drugu.',
  signedOut: 'Za Vaš nalog je postavljena nova lozinka, a svi koji su na njega bili prijavljeni su odjavljeni.',
  ifNotYou: 'Ako to niste bili Vi, odmah postavite drugu.',
  button: 'Postavite drugu lozinku',
}

export const emailCode = {
  subject: (code: string) => `${code} je Vaš kod za potvrdu e-mail adrese`,
  preheader: (code: string) => `${code}: važi deset minuta, na strani koja ga je tražila.`,
  enterIt: 'Unesite ga na strani koja ga je tražila. Važi deset minuta.',
  nothingToDo,
}

export const signInCode = {
  subject: (code: string) => `${code} je Vaš kod za prijavu`,
  enterIt: 'Unesite ga na strani koja ga je tražila, u istom pregledaču. Važi deset minuta.',
  nothingToDo: 'Ako ovo niste tražili, ne treba ništa da uradite. Nikome ne govorite ovaj kod: mi ga ne tražimo ni telefonom ni e-mailom.',
}

export const passkeyAdded = {
  subject: 'Vašem nalogu je dodat pristupni ključ',
  preheader: 'Ako to niste bili Vi, odmah ga uklonite.',
  signsIn: 'Vašem nalogu je dodat pristupni ključ. Ko ima uređaj na kome se ključ čuva i može da ga otključa, može njime i da se prijavi.',
  ifNotYou: 'Ako to niste bili Vi, uklonite ga na strani „Vaši podaci“ i tamo se odjavite svuda.',
  button: 'Vaši podaci',
}

export const invitation = {
  subject: 'Poziv u administraciju',
  preheader: 'Link u ovom e-mailu može da se upotrebi jednom, u roku od sedam dana.',
  invites: (by: string, role: Role) => `${by} Vas poziva u administraciju. Uloga: ${roleNames[role]}. ${roleDescriptions[role]}`,
  worksOnce: 'Ovim linkom postavljate lozinku i pridružujete se. Može da se upotrebi jednom, u roku od sedam dana. Ne prosleđujte ga.',
  nothingToDo: 'Ako ne očekujete ovaj e-mail, ne treba ništa da uradite.',
  button: 'Pridružite se',
}

/** `by`: the owner who did it; `whom`: name or address. */
export type PeopleNews = { by: string } & (
  | { what: 'invited' | 'joined' | 'changed'; whom: string; role: Role }
  | { what: 'removed' | 'withdrawn'; whom: string }
  | { what: 'demanded'; roles: readonly Role[] }
)

const noRole = 'niko'

function happened(news: PeopleNews): string {
  const { by } = news
  if (news.what === 'demanded') {
    const named = news.roles.map((role) => roleNames[role]).join(', ') || noRole
    return `Promenjeno je ko mora da se prijavljuje u dva koraka. Sada: ${ended(named)} Promena sa naloga: ${ended(by)}`
  }
  const { whom } = news
  if (news.what === 'invited')
    return `Poslat je poziv: ${ended(whom)} Poziv je poslat sa naloga: ${ended(by)} Uloga: ${roleNames[news.role]}.`
  if (news.what === 'joined') return `Preko poziva se pridružuje: ${ended(whom)} Uloga: ${roleNames[news.role]}.`
  if (news.what === 'changed')
    return `Promenjena je uloga: ${ended(whom)} Promena sa naloga: ${ended(by)} Nova uloga: ${roleNames[news.role]}.`
  if (news.what === 'removed') return `Uklonjen je pristup: ${ended(whom)} Uklonjen sa naloga: ${ended(by)}`
  return `Povučen je poziv: ${ended(whom)} Povučen sa naloga: ${ended(by)}`
}

export const people = {
  subject: 'Promenjeno je ko ima pristup administraciji',
  preheader: 'O tome se obaveštava svaki vlasnik.',
  happened,
  ifWrong: 'Ako to nije trebalo da se desi, odmah se prijavite i pogledajte stranu „Ljudi“.',
  button: 'Ljudi',
}

type BankNews = { by: string; clientId: string; host: string }

export const bank = {
  subject: 'Plaćanja karticom idu na drugi nalog',
  preheader: 'Gosti od sada plaćaju tamo. Svaki vlasnik dobija obaveštenje.',
  happened: ({ by, clientId, host }: BankNews): string =>
    `Promenjen je nalog za plaćanje karticom. Gosti sada plaćaju na ${host}, a broj trgovca je ${ended(clientId)} Promena sa naloga: ${ended(by)}`,
  ifWrong: 'Ako to nije trebalo da se desi, pozovite svoju banku i odmah se prijavite: promenite lozinku, pa vratite nalog.',
  button: 'Nalog kod banke',
}

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
  what: `Na Vaš nalog se neko prijavio kodom za oporavak. Preostalo kodova: ${formatNumber(left)} od deset.`,
  preheader: `Preostalo kodova za oporavak: ${formatNumber(left)} od deset.`,
})

export const ifNotYou = 'Ako to niste bili Vi, odmah postavite novu lozinku i pogledajte stranu „Prijava i bezbednost“.'
export const button = 'Prijava i bezbednost'

true satisfies Translated<typeof import('../en/mail-accounts.ts'), typeof import('./mail-accounts.ts')>
