import { z } from 'zod'
import { SignedIn, signInRedirect } from './accounts.ts'
import { call } from './call.ts'
import { Email, Line, Text } from './wire.ts'

/** Sign-in of guests by a code of six digits that is mailed to them. Opens an account for an address that has none. */
export const emailSignInCalls = {
  sendCode: call({
    method: 'POST',
    path: '/api/sendSignInCode.php',
    summary: 'Have a code sent by e-mail to sign in with; the answer is the same whether the address has an account',
    access: 'visitor',
    input: z.object({ email: Email('email_invalid') }),
    answer: z.object({
      message: z.string(),
      /** Required with the code, so that the code alone is worth nothing. Keep it where other sites and scripts cannot read it. */
      challenge: z.string(),
      /** False if no mail server is configured: administrators find the email under Mails. */
      mailServer: z.boolean(),
    }),
  }),
  enter: call({
    method: 'POST',
    path: '/api/signInByCode.php',
    summary: 'Sign in with a code that was sent by e-mail',
    access: 'visitor',
    input: z.object({
      challenge: Text(200, 'code_required'),
      /** The address for which the challenge was given. */
      email: Email('email_invalid'),
      code: Text(20, 'code_required'),
      /** For a new account, and for an account without them. */
      fullName: Line(100).optional(),
      phone: Line(40).optional(),
      redirect: signInRedirect,
    }),
    answer: SignedIn,
  }),
}
