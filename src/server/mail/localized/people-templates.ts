import { randomBytes } from 'node:crypto'
import type { Role } from '#domain/accounts/roles.ts'
import type { PeopleNews } from '#words/en/mail-accounts.ts'
import * as words from '#words/en/mail-accounts.ts'
import { greeting } from '#words/en/mail-frame.ts'
import type { GuestEmailTemplate } from '../email-template.ts'
import { officeLink } from '../office-link.ts'

export type { PeopleNews }

/** The link in it is the key to the back office. */
export const invitation = (by: string, role: Role, token: string, siteUrl: string): GuestEmailTemplate => ({
  kind: 'invitation',
  about: token.slice(0, 12),
  subject: words.invitation.subject,
  preheader: words.invitation.preheader,
  blocks: [greeting(null), words.invitation.invites(by, role), words.invitation.worksOnce, words.invitation.nothingToDo],
  button: { label: words.invitation.button, url: `${siteUrl}/join?token=${token}` },
})

export const peopleChanged = ({ fullName }: { fullName: string }, news: PeopleNews, siteUrl: string): GuestEmailTemplate => ({
  kind: 'people',
  about: randomBytes(9).toString('base64url'),
  subject: words.people.subject,
  preheader: words.people.preheader,
  blocks: [greeting(fullName), words.people.happened(news), words.people.ifWrong],
  button: { label: words.people.button, url: officeLink(siteUrl, '/people') },
})
