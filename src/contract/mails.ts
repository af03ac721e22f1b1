import { z } from 'zod'
import { call } from './call.ts'
import { Id, Nothing, Page, Text, Total } from './wire.ts'

/** `failed` has been tried to the end; a `waiting` one is sent or tried again by itself. */
export const mailStates = ['waiting', 'sent', 'failed'] as const

const Mail = z.object({
  id: z.int(),
  state: z.enum(mailStates),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  hasCalendar: z.boolean(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  tries: z.int(),
  /** When it is tried next. */
  tryAt: z.string().nullable(),
  error: z.string().nullable(),
})

export const mailCalls = {
  list: call({
    method: 'GET',
    path: '/api/adminMails.php',
    summary: 'The mails the site has written, newest first',
    access: 'admin',
    input: z.object({ state: z.enum(mailStates).optional(), search: Text(100).optional(), ...Page }),
    answer: z.object({
      mails: z.array(Mail),
      ...Total,
      /** False while no mail server is configured: mails wait and can only be read here. */
      mailServer: z.boolean(),
    }),
  }),
  sendAgain: call({
    method: 'POST',
    path: '/api/adminMailSend.php',
    summary: 'Put a mail back into the outbox, with all its tries before it',
    access: 'admin',
    input: z.object({ id: Id }),
    answer: Nothing,
  }),
}
