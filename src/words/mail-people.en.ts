import type { Role } from '#domain/accounts/roles.ts'
import { ended } from './full-stop.ts'
import { roleDescriptions, roleNames } from './roles.en.ts'

export const invitation = {
  subject: 'Invitation to the back office',
  preheader: 'The link in this email can be used once, within seven days.',
  invites: (by: string, role: Role) => `${by} invites you to the back office as: ${roleNames[role]}. ${roleDescriptions[role]}`,
  worksOnce: 'With this link you set a password and join. It works once, for seven days. Please do not pass it on.',
  nothingToDo: 'If you do not expect this email, you can ignore it.',
  button: 'Join',
}

/** `by`: the owner who did it; `whom`: name or address. */
export type PeopleNews = { by: string } & (
  | { what: 'invited' | 'joined' | 'changed'; whom: string; role: Role }
  | { what: 'removed' | 'withdrawn'; whom: string }
  | { what: 'demanded'; roles: readonly Role[] }
)

const noRole = 'nobody'

function happened(news: PeopleNews): string {
  const { by } = news
  if (news.what === 'demanded') {
    const named = news.roles.map((role) => roleNames[role]).join(', ') || noRole
    return `${by} has changed who must sign in by two steps. Now: ${ended(named)}`
  }
  const { whom } = news
  if (news.what === 'invited') return `${by} has invited ${ended(whom)} Role: ${roleNames[news.role]}.`
  if (news.what === 'joined') return `${whom} has joined by an invitation. Role: ${roleNames[news.role]}.`
  if (news.what === 'changed') return `${by} has changed the role of ${ended(whom)} New role: ${roleNames[news.role]}.`
  if (news.what === 'removed') return `${by} has removed ${ended(whom)}`
  return `${by} has withdrawn the invitation of ${ended(whom)}`
}

export const people = {
  subject: 'A change of who may enter the back office',
  preheader: 'Every owner is told of it.',
  happened,
  ifWrong: 'If this should not have happened, sign in at once and look under People.',
  button: 'People',
}
