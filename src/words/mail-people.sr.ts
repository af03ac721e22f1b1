import type { Role } from '#domain/accounts/roles.ts'
import { roleDescriptions, roleNames } from './roles.sr.ts'

export const invitation = {
  subject: 'Poziv u administraciju',
  preheader: 'Link u ovom e-mailu važi jednom, sedam dana.',
  invites: (by: string, role: Role) => `${by} Vas poziva u administraciju. Uloga: ${roleNames[role]}. ${roleDescriptions[role]}`,
  worksOnce: 'Ovim linkom postavljate lozinku i pridružujete se. Važi jednom, sedam dana. Ne prosleđujte ga.',
  nothingToDo: 'Ako ne očekujete ovaj e-mail, ne treba ništa da uradite.',
  button: 'Pridružite se',
}

/** `by`: the owner who did it; `whom`: name or address, or the names of roles. */
export type PeopleNews = { by: string; whom: string } & (
  | { what: 'invited' | 'joined' | 'changed'; role: Role }
  | { what: 'removed' | 'withdrawn' | 'demanded' }
)

function happened(news: PeopleNews): string {
  const { by, whom } = news
  if (news.what === 'invited') return `Poslat je poziv: ${whom}. Poslao ga je nalog: ${by}. Uloga: ${roleNames[news.role]}.`
  if (news.what === 'joined') return `Preko poziva se pridružuje: ${whom}. Uloga: ${roleNames[news.role]}.`
  if (news.what === 'changed') return `Promenjena je uloga: ${whom}. Promenio ju je nalog: ${by}. Nova uloga: ${roleNames[news.role]}.`
  if (news.what === 'removed') return `Uklonjen je pristup: ${whom}. Uklonio ga je nalog: ${by}.`
  if (news.what === 'demanded') return `Promenjeno je ko mora da se prijavljuje u dva koraka. Sada: ${whom}. Promenio je nalog: ${by}.`
  return `Povučen je poziv: ${whom}. Povukao ga je nalog: ${by}.`
}

export const noRole = 'niko'

export const people = {
  subject: 'Promenjeno je ko ima pristup administraciji',
  preheader: 'O tome se obaveštava svaki vlasnik.',
  happened,
  ifWrong: 'Ako to nije trebalo da se desi, odmah se prijavite i pogledajte stranu „People“.',
  button: 'Ljudi',
}
