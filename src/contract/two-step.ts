import { z } from 'zod'
import { GivenCode, GivenPassword } from './accounts.ts'
import { call } from './call.ts'
import { Nothing } from './wire.ts'

/** What an authenticator app takes in: by camera, by link, or typed. */
const TwoStepSetup = z.object({
  secret: z.string(),
  address: z.string(),
  /** The address as dark modules of a square of `size`, in the language of SVG paths. */
  qr: z.object({ size: z.int(), path: z.string() }),
})
export type TwoStepSetup = z.output<typeof TwoStepSetup>

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
const Proof = z.object({ password: GivenPassword, code: GivenCode })

export const twoStepCalls = {
  read: call({
    method: 'GET',
    path: '/api/adminTwoStep.php',
    summary: 'Whether the administrator signs in by two steps',
    access: 'admin',
    whileOwing: true,
    input: Nothing,
    answer: z.object({
      on: z.boolean(),
      /** Demanded of every administrator here. */
      required: z.boolean(),
      since: z.string().nullable(),
      lastUsed: z.string().nullable(),
      codesLeft: z.int(),
      /** For ten minutes after it was begun, until it is confirmed. */
      setup: TwoStepSetup.nullable(),
    }),
  }),
  begin: call({
    method: 'POST',
    path: '/api/adminTwoStepBegin.php',
    summary: 'Begin to turn two-step sign-in on; counts once a code is confirmed',
    access: 'admin',
    whileOwing: true,
    input: z.object({ password: GivenPassword }),
    answer: Nothing,
  }),
  confirm: call({
    method: 'POST',
    path: '/api/adminTwoStepConfirm.php',
    summary: 'Turn two-step sign-in on; ends all other sessions and answers the recovery codes, this once',
    access: 'admin',
    whileOwing: true,
    input: z.object({ code: GivenCode }),
    answer: RecoveryCodes,
  }),
  renewCodes: call({
    method: 'POST',
    path: '/api/adminRecoveryCodes.php',
    summary: 'New recovery codes in place of the old ones',
    access: 'admin',
    input: Proof,
    answer: RecoveryCodes,
  }),
  turnOff: call({
    method: 'POST',
    path: '/api/adminTwoStepOff.php',
    summary: 'Turn two-step sign-in off',
    access: 'admin',
    input: Proof,
    answer: Nothing,
  }),
}
