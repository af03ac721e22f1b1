import { nameToGreet } from '#domain/accounts/greeting.ts'
import type { SupportReason } from '#domain/support/reasons.ts'
import { greeting } from '#words/en/mail-frame.ts'
import * as words from '#words/en/mail-support.ts'
import { reasonLabels } from '#words/en/support.ts'
import type { GuestEmailTemplate, OwnerEmailTemplate, Table } from '../../mail/email-template.ts'
import { officeLink } from '../../mail/office-link.ts'
import { nameStranger } from './booking-tables.ts'

type Asker = { fullName: string; email: string }
type Asked = { fullName: string; emailProvedAt: Date | null }
type Ticket = { id: number; orderId: string; reason: SupportReason }

const table = ({ orderId, reason }: Ticket): Table => ({
  title: words.requestTable.title,
  rows: [
    [words.requestTable.order, orderId],
    [words.requestTable.reason, reasonLabels[reason]],
  ],
})

/** Leaves out the message: otherwise anyone could send arbitrary text to any address in the owner's name. */
export const requestReceived = (ticket: Ticket): GuestEmailTemplate => ({
  kind: 'ticket',
  about: `${ticket.id}`,
  subject: words.requestReceived.subject(ticket.id),
  preheader: words.requestReceived.preheader(ticket.reason),
  blocks: [words.requestReceived.weAnswer, table(ticket)],
})

export function requestForOwner(ticket: Ticket & { message: string }, { fullName, email }: Asker, siteUrl: string): OwnerEmailTemplate {
  const { title, rows } = table(ticket)
  return {
    kind: 'owner: ticket',
    about: `${ticket.id}`,
    subject: words.ownerRequestReceived.subject(ticket.id),
    preheader: words.ownerRequestReceived.preheader(fullName, ticket.reason, ticket.orderId),
    blocks: [
      words.ownerRequestReceived.hasWritten(fullName, email),
      { title, rows: [...rows, [words.requestTable.message, ticket.message]] },
    ],
    button: { label: words.ownerRequestReceived.button, url: officeLink(siteUrl, '/support') },
  }
}

/** Sent once each time the ticket is resolved. `page`: of the stay. */
export const requestResolved = (
  { id, orderId, reason }: Ticket,
  { fullName, emailProvedAt }: Asked,
  at: Date,
  page: string,
): GuestEmailTemplate => ({
  kind: 'ticket resolved',
  about: `${id} ${at.toISOString()}`,
  subject: words.resolved.subject(id),
  preheader: words.resolved.preheader,
  blocks: [
    greeting(nameToGreet(fullName, emailProvedAt !== null)),
    words.resolved.isResolved(id, reason, orderId),
    words.resolved.stillOpen,
  ],
  button: { label: words.requestAnswered.button, url: page },
})

type TicketMessage = { id: number; body: string; sender?: string | null }

/** An owner's answer. Repeats it only to a proved address; others read it on the page of the stay. */
export const answerForGuest = (
  ticket: Ticket,
  { id, body }: TicketMessage,
  { fullName, proved }: { fullName: string; proved: boolean },
  page: string,
): GuestEmailTemplate => ({
  kind: 'ticket answered',
  about: `message ${id}`,
  subject: words.requestAnswered.subject(ticket.id),
  preheader: words.requestAnswered.preheader(ticket.reason),
  blocks: [greeting(nameToGreet(fullName, proved)), words.requestAnswered.hasAnswered, ...(proved ? [body] : []), table(ticket)],
  button: { label: words.requestAnswered.button, url: page },
})

export const messageForOwner = (
  ticket: Ticket,
  { id, body, sender }: TicketMessage,
  { fullName, email }: Asker,
  siteUrl: string,
): OwnerEmailTemplate => ({
  kind: 'owner: ticket message',
  about: `message ${id}`,
  subject: words.ownerMessage.subject(ticket.id),
  preheader: words.ownerMessage.preheader(fullName, ticket.reason),
  blocks: [words.ownerRequestReceived.hasWritten(fullName, email), ...nameStranger(sender), body, table(ticket)],
  button: { label: words.ownerRequestReceived.button, url: officeLink(siteUrl, '/support') },
})
