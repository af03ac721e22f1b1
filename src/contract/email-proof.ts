import { z } from 'zod'
import { call } from './call.ts'
import { Nothing, Text } from './wire.ts'

/** Proves that whoever is signed in reads the account's mailbox. Wanted before a second stay is held. */
export const emailProofCalls = {
  sendCode: call({
    method: 'POST',
    path: '/api/sendEmailCode.php',
    summary: 'Have a code of six digits sent to the account’s address',
    access: 'member',
    input: Nothing,
    answer: z.object({
      message: z.string(),
      /** Nothing was sent: the address is proved already. */
      proved: z.boolean(),
      /** False while no mail server is configured: administrators find the mail under Mails. */
      mailServer: z.boolean(),
    }),
  }),
  prove: call({
    method: 'POST',
    path: '/api/proveEmail.php',
    summary: 'Prove the account’s address by the code that was sent there',
    access: 'member',
    input: z.object({ code: Text(20, 'Please enter the code') }),
    answer: z.object({ message: z.string() }),
  }),
}
