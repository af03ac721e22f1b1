import { nameToGreet } from '#domain/accounts/greeting.ts'
import type { SupportReason } from '#domain/support/reasons.ts'
import { greeting } from '#words/mails.en.ts'
import { reasonLabels } from '#words/support-reasons.en.ts'
import type { GuestEmailTemplate, OwnerEmailTemplate, Table } from '../mail/email-template.ts'
import { myReservations } from './about-booking.ts'

type Asker = { fullName: string; email: string }
type Asked = { fullName: string; emailProvedAt: Date | null }
type Ticket = { id: number; orderId: string; reason: SupportReason; message: string }

const table = ({ orderId, reason }: Ticket): Table => ({
  title: 'Request',
  rows: [
    ['Order', orderId],
    ['Reason', reasonLabels[reason]],
  ],
})

/** Leaves out the message: otherwise anyone could send arbitrary text to any address in the owner's name. */
export const requestReceived = (ticket: Ticket): GuestEmailTemplate => ({
  kind: 'ticket',
  about: `${ticket.id}`,
  subject: `Support request #${ticket.id}`,
  preheader: `We have received it and answer within 24 hours (${reasonLabels[ticket.reason]}).`,
  blocks: ['We have received your request and answer within 24 hours.', table(ticket)],
})

export function requestForOwner(ticket: Ticket, { fullName, email }: Asker, siteUrl: string): OwnerEmailTemplate {
  const { title, rows } = table(ticket)
  return {
    kind: 'owner: ticket',
    about: `${ticket.id}`,
    subject: `Support request #${ticket.id}`,
    preheader: `${fullName}: ${reasonLabels[ticket.reason]}, order ${ticket.orderId}.`,
    blocks: [`${fullName} (${email}) has written:`, { title, rows: [...rows, ['Message', ticket.message]] }],
    button: { label: 'Support requests', url: `${siteUrl}/admin/dashboard/support` },
  }
}

/** Sent once each time the ticket is resolved. */
export const requestResolved = (
  { id, orderId, reason }: Ticket,
  { fullName, emailProvedAt }: Asked,
  at: Date,
  siteUrl: string,
): GuestEmailTemplate => ({
  kind: 'ticket resolved',
  about: `${id} ${at.toISOString()}`,
  subject: `Support request #${id} is resolved`,
  preheader: 'If anything is still open, write to us under My Reservations.',
  blocks: [
    greeting(nameToGreet(fullName, emailProvedAt !== null)),
    `Your request #${id} (${reasonLabels[reason]}, order ${orderId}) has been resolved.`,
    'If anything is still open, write to us under My Reservations.',
  ],
  button: myReservations(siteUrl),
})
