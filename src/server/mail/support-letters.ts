import { greeting } from '#domain/accounts/greeting.ts'
import { reasonLabels, type SupportReason } from '#domain/support/reasons.ts'
import type { Letter } from './layout.ts'

type Asker = { fullName: string; email: string }
type Asked = { fullName: string; emailProvedAt: Date | null }
type Ticket = { id: number; orderId: string; reason: SupportReason; message: string }
type Words = Omit<Letter, 'to'>

const table = ({ orderId, reason }: Ticket): [string, string][] => [
  ['Order', orderId],
  ['Reason', reasonLabels[reason]],
]

/** Without the message: a stranger could have it sent to anybody under the owner's name. */
export const requestReceived = (ticket: Ticket): Words => ({
  occasion: `ticket ${ticket.id}`,
  subject: `Support request #${ticket.id}`,
  blocks: ['We have received your request and answer within 24 hours.', table(ticket)],
})

export const requestForOwner = (ticket: Ticket, { fullName, email }: Asker): Words => ({
  occasion: `owner: ticket ${ticket.id}`,
  subject: `Support request #${ticket.id}`,
  blocks: [`${fullName} (${email}) has written:`, [...table(ticket), ['Message', ticket.message]]],
})

/** Once each time it is resolved. */
export const requestResolved = ({ id, orderId, reason }: Ticket, { fullName, emailProvedAt }: Asked, at: Date): Words => ({
  occasion: `ticket resolved ${id} ${at.toISOString()}`,
  subject: `Support request #${id} is resolved`,
  blocks: [
    greeting(fullName, emailProvedAt !== null),
    `Your request #${id} (${reasonLabels[reason]}, order ${orderId}) has been resolved.`,
  ],
})
