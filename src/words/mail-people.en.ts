import type { Role } from '#domain/accounts/roles.ts'
import { roleDescriptions, roleNames } from './roles.en.ts'

export const invitation = {
  subject: 'Invitation to the back office',
  preheader: 'The link in this mail works once, for seven days.',
  invites: (by: string, role: Role) => `${by} invites you to the back office as: ${roleNames[role]}. ${roleDescriptions[role]}`,
  worksOnce: 'With this link you set a password and join. It works once, for seven days. Please do not pass it on.',
  nothingToDo: 'If you do not expect this mail, you need not do anything.',
  button: 'Join',
}

/** `by`: the owner who did it; `whom`: name or address, or the names of roles. */
export type PeopleNews = { by: string; whom: string } & (
  | { what: 'invited' | 'joined' | 'changed'; role: Role }
  | { what: 'removed' | 'withdrawn' | 'demanded' }
)

function happened(news: PeopleNews): string {
  const { by, whom } = news
  if (news.what === 'invited') return `${by} has invited ${whom}. Role: ${roleNames[news.role]}.`
  if (news.what === 'joined') return `${whom} has joined by an invitation. Role: ${roleNames[news.role]}.`
  if (news.what === 'changed') return `${by} has changed the role of ${whom}. New role: ${roleNames[news.role]}.`
  if (news.what === 'removed') return `${by} has removed ${whom}.`
  if (news.what === 'demanded') return `${by} has changed who must sign in by two steps. Now: ${whom}.`
  return `${by} has withdrawn the invitation of ${whom}.`
}

export const noRole = 'nobody'

export const people = {
  subject: 'A change of who may enter the back office',
  preheader: 'Every owner is told of it.',
  happened,
  ifWrong: 'If this should not have happened, sign in at once and look under People.',
  button: 'People',
}
