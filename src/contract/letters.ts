import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { letters } from '#domain/bookings/letters.ts'
import { languages } from '#words/languages.ts'
import { call } from './call.ts'
import { Id, Nothing } from './wire.ts'

const Asked = z.object({ bookingId: Id, letter: z.enum(letters) })

/** Mails to the guest of a booking that owners send by hand. */
export const letterCalls = {
  read: call({
    method: 'GET',
    path: '/api/booking/letter.php',
    summary: 'A mail to the guest of a booking as it would be sent now: a reminder of the next instalment, or a question when they arrive',
    access: 'admin',
    roles: forRoles.management,
    input: Asked,
    answer: z.object({ to: z.string(), language: z.enum(languages), subject: z.string(), text: z.string() }),
  }),
  send: call({
    method: 'POST',
    path: '/api/booking/send_letter.php',
    summary: 'Send that mail, each once a day',
    access: 'admin',
    roles: forRoles.management,
    input: Asked,
    answer: Nothing,
  }),
}
