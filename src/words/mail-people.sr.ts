import type { Role } from '#domain/accounts/roles.ts'
import { ended } from './full-stop.ts'
import { roleDescriptions, roleNames } from './roles.sr.ts'

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
