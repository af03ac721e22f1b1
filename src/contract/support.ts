import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { ticketKinds } from '#domain/support/complaints.ts'
import { supportReasons, ticketAuthors, ticketStatuses } from '#domain/support/reasons.ts'
import { call } from './call.ts'
import { ThreadMessage } from './threads.ts'
import { Day, Id, Line, Nothing, Page, renamed, Text, Total, Version } from './wire.ts'

/** A message after the ticket's first one. */
export const TicketMessage = ThreadMessage.extend({ author: z.enum(ticketAuthors) })

export const Ticket = renamed(
  {
    id: z.int(),
    reason: z.enum(supportReasons),
    orderId: z.string(),
    userId: z.int(),
    userName: z.string(),
    userEmail: z.string(),
    message: z.string(),
    status: z.enum(ticketStatuses),
    openedAt: z.string(),
    updatedAt: z.string(),
    version: z.int(),
    /** Number in the register, where the ticket is a complaint. */
    complaintNumber: z.string().optional(),
    messages: z.array(TicketMessage),
  },
  {
    orderId: 'order_id',
    userId: 'user_id',
    userName: 'user_name',
    userEmail: 'user_email',
    openedAt: 'date',
    updatedAt: 'updated_at',
  },
)

/** Shown to a guest after a complaint. */
export const ComplaintReceipt = z.object({ number: z.string(), receivedOn: Day, answerBy: Day, solveBy: Day })
export type ComplaintReceipt = z.output<typeof ComplaintReceipt>

export const supportCalls = {
  request: call({
    method: 'POST',
    path: '/api/support_request.php',
    perMinute: 60,
    summary: 'Ask the owners about a booking of one’s own',
    access: 'member',
    input: z.object({
      orderId: Text(64, 'order_id_required'),
      reason: z.enum(supportReasons, 'support_reason_required'),
      message: Text(5000, 'message_required'),
      userName: Line(100).optional(),
      /** A complaint gets a number, and days until its answer. */
      kind: z.enum(ticketKinds).optional(),
    }),
    answer: z.object({ complaint: ComplaintReceipt.optional() }),
  }),
  reply: call({
    method: 'POST',
    path: '/api/support_reply.php',
    perMinute: 60,
    summary: 'Write another message about a ticket: its guest, or an administrator, whose message is mailed to the guest',
    access: 'member',
    input: z.object({ ticketId: Id, message: Text(5000, 'message_required') }),
    answer: Nothing,
  }),
  tickets: call({
    method: 'GET',
    path: '/api/support_tickets.php',
    summary: 'All support tickets',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({ status: z.enum(ticketStatuses).optional(), ...Page }),
    answer: z.object({ tickets: z.array(Ticket), ...Total }),
  }),
  update: call({
    method: 'POST',
    path: '/api/update_support_ticket.php',
    summary: 'Set a ticket’s status; resolving it writes to the guest',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({ ticketId: Id, version: Version, status: z.enum(ticketStatuses) }),
    answer: Nothing,
  }),
}
