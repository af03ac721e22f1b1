import type { Role } from '#domain/accounts/roles.ts'
import { ended } from './full-stop.ts'
import { roleDescriptions, roleNames } from './roles.de.ts'

export const invitation = {
  subject: 'Einladung zur Verwaltung',
  preheader: 'Der Link in dieser E-Mail gilt einmal, sieben Tage lang.',
  invites: (by: string, role: Role) => `${by} lädt Sie zur Verwaltung ein. Rolle: ${roleNames[role]}. ${roleDescriptions[role]}`,
  worksOnce:
    'Mit diesem Link legen Sie ein Passwort fest und treten bei. Er gilt einmal, sieben Tage lang. Bitte geben Sie ihn nicht weiter.',
  nothingToDo: 'Wenn Sie diese E-Mail nicht erwarten, müssen Sie nichts tun.',
  button: 'Beitreten',
}

/** `by`: the owner who did it; `whom`: name or address. */
export type PeopleNews = { by: string } & (
  | { what: 'invited' | 'joined' | 'changed'; whom: string; role: Role }
  | { what: 'removed' | 'withdrawn'; whom: string }
  | { what: 'demanded'; roles: readonly Role[] }
)

const noRole = 'niemand'

function happened(news: PeopleNews): string {
  const { by } = news
  if (news.what === 'demanded') {
    const named = news.roles.map((role) => roleNames[role]).join(', ') || noRole
    return `${by} hat geändert, wer sich in zwei Schritten anmelden muss. Jetzt: ${ended(named)}`
  }
  const { whom } = news
  if (news.what === 'invited') return `${by} hat ${whom} eingeladen. Rolle: ${roleNames[news.role]}.`
  if (news.what === 'joined') return `${whom} ist einer Einladung gefolgt. Rolle: ${roleNames[news.role]}.`
  if (news.what === 'changed') return `${by} hat die Rolle von ${whom} geändert. Neue Rolle: ${roleNames[news.role]}.`
  if (news.what === 'removed') return `${by} hat ${whom} entfernt.`
  return `${by} hat die Einladung von ${whom} zurückgezogen.`
}

export const people = {
  subject: 'Änderung, wer Zugang zur Verwaltung hat',
  preheader: 'Alle Inhaber erfahren davon.',
  happened,
  ifWrong: 'Wenn das nicht hätte geschehen sollen, melden Sie sich sofort an und sehen Sie auf der Seite „Personen“ nach.',
  button: 'Personen',
}
