import { nameToGreet } from '#domain/accounts/greeting.ts'
import type { SupportReason } from '#domain/support/reasons.ts'
import { greeting } from '#words/en/mail-frame.ts'
import * as words from '#words/en/mail-support.ts'
import { orByMail } from '#words/en/mail-threads.ts'
import { reasonLabels } from '#words/en/support.ts'
import type { OwnerEmailTemplate, Table, WordedTemplate } from '../../mail/email-template.ts'
import { officeLink } from '../../mail/office-link.ts'
import { nameStranger } from './booking-tables.ts'
import type { WayBack } from './thread-templates.ts'

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

const requestValues = ({ id, reason, orderId }: Ticket) => ({
  request: String(id),
  request_about: reasonLabels[reason],
  order_number: orderId,
})

/** Leaves out the message: otherwise anyone could send arbitrary text to any address in the owner's name. */
export const requestReceived = (ticket: Ticket): WordedTemplate => ({
  kind: 'ticket',
  words: 'request_received',
  about: `${ticket.id}`,
  subject: words.requestReceived.subject('{request}'),
  preheader: words.requestReceived.preheader(ticket.reason),
  top: [],
  above: words.requestReceived.weAnswer,
  blocks: [table(ticket)],
  below: '',
  values: requestValues(ticket),
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
export const requestResolved = (ticket: Ticket, { fullName, emailProvedAt }: Asked, at: Date, page: string): WordedTemplate => ({
  kind: 'ticket resolved',
  words: 'request_resolved',
  about: `${ticket.id} ${at.toISOString()}`,
  subject: words.resolved.subject('{request}'),
  preheader: words.resolved.preheader,
  top: [greeting(nameToGreet(fullName, emailProvedAt !== null))],
  above: words.resolved.isResolved('{request}', '{request_about}', '{order_number}'),
  blocks: [],
  below: words.resolved.stillOpen,
  values: requestValues(ticket),
  button: { label: words.requestAnswered.button, url: page },
})

type TicketMessage = { id: number; body: string; sender?: string | null }

/** An owner's answer. Repeats it only to a proved address; others read it on the page of the stay. */
export const answerForGuest = (
  ticket: Ticket,
  { id, body }: TicketMessage,
  { fullName, proved }: { fullName: string; proved: boolean },
  { page, byMail }: WayBack,
): WordedTemplate => ({
  kind: 'ticket answered',
  words: 'request_answered',
  about: `message ${id}`,
  subject: words.requestAnswered.subject('{request}'),
  preheader: words.requestAnswered.preheader(ticket.reason),
  top: [greeting(nameToGreet(fullName, proved))],
  above: words.requestAnswered.hasAnswered,
  blocks: [...(proved ? [body] : []), table(ticket)],
  below: byMail ? orByMail : '',
  values: requestValues(ticket),
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
