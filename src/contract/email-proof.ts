import { z } from 'zod'
import { call } from './call.ts'
import { Nothing, Text } from './wire.ts'

/** Confirms that the signed-in user reads the account's mailbox. Required before a second stay can be held. */
export const emailProofCalls = {
  sendCode: call({
    method: 'POST',
    path: '/api/sendEmailCode.php',
    summary: 'Have a code of six digits sent to the account’s address',
    access: 'member',
    input: Nothing,
    answer: z.object({
      message: z.string(),
      /** True if the address is already confirmed; no email is sent. */
      proved: z.boolean(),
      /** False if no mail server is configured: administrators find the email under Mails. */
      mailServer: z.boolean(),
    }),
  }),
  prove: call({
    method: 'POST',
    path: '/api/proveEmail.php',
    summary: 'Prove the account’s address by the code that was sent there',
    access: 'member',
    input: z.object({ code: Text(20, 'code_required') }),
    answer: z.object({ message: z.string() }),
  }),
}
