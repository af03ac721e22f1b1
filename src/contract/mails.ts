import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { call } from './call.ts'
import { Id, Nothing, Page, renamed, Text, Total } from './wire.ts'

/** `waiting`: sent or retried automatically; `failed`: no more retries. */
export const mailStates = ['waiting', 'sent', 'failed'] as const

const Mail = renamed(
  {
    id: z.int(),
    state: z.enum(mailStates),
    recipient: z.string(),
    subject: z.string(),
    text: z.string(),
    hasCalendar: z.boolean(),
    createdAt: z.string(),
    sentAt: z.string().nullable(),
    attempts: z.int(),
    /** Time of the next attempt. */
    tryAt: z.string().nullable(),
    error: z.string().nullable(),
    /** What another server said when it sent the mail back; empty if it gave no reason, null if it came back from none. */
    returnedWhy: z.string().nullable(),
  },
  { attempts: 'tries' },
)

export const mailCalls = {
  list: call({
    method: 'GET',
    path: '/api/adminMails.php',
    summary: 'The mails the site has written, newest first',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ state: z.enum(mailStates).optional(), search: Text(100).optional(), bookingId: Id.optional(), ...Page }),
    answer: z.object({
      mails: z.array(Mail),
      ...Total,
      /** False if no mail server is configured: emails wait and can only be read here. */
      mailServer: z.boolean(),
    }),
  }),
  sendAgain: call({
    method: 'POST',
    path: '/api/adminMailSend.php',
    summary: 'Put a mail back into the outbox, with all its tries before it',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ id: Id }),
    answer: Nothing,
  }),
}
