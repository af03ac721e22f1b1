import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { GivenCode, GivenPassword } from './accounts.ts'
import { call } from './call.ts'
import { Nothing } from './wire.ts'

/** Setup data for an authenticator app, as QR code, link or text. */
const TwoStepSetup = z.object({
  secret: z.string(),
  address: z.string(),
  /** Dark modules of the QR code as an SVG path, in a square of `size` modules. */
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
    roles: forRoles.everyone,
    whileActionRequired: true,
    input: Nothing,
    answer: z.object({
      on: z.boolean(),
      /** True if this site requires two-step sign-in of all administrators. */
      required: z.boolean(),
      since: z.string().nullable(),
      lastUsed: z.string().nullable(),
      codesLeft: z.int(),
      /** Present for ten minutes after setup begins, or until it is confirmed. */
      setup: TwoStepSetup.nullable(),
    }),
  }),
  begin: call({
    method: 'POST',
    path: '/api/adminTwoStepBegin.php',
    summary: 'Begin to turn two-step sign-in on; counts once a code is confirmed',
    access: 'admin',
    roles: forRoles.everyone,
    whileActionRequired: true,
    input: z.object({ password: GivenPassword }),
    answer: Nothing,
  }),
  confirm: call({
    method: 'POST',
    path: '/api/adminTwoStepConfirm.php',
    summary: 'Turn two-step sign-in on; ends all other sessions and answers the recovery codes, this once',
    access: 'admin',
    roles: forRoles.everyone,
    whileActionRequired: true,
    input: z.object({ code: GivenCode }),
    answer: RecoveryCodes,
  }),
  renewCodes: call({
    method: 'POST',
    path: '/api/adminRecoveryCodes.php',
    summary: 'New recovery codes in place of the old ones',
    access: 'admin',
    roles: forRoles.everyone,
    input: Proof,
    answer: RecoveryCodes,
  }),
  turnOff: call({
    method: 'POST',
    path: '/api/adminTwoStepOff.php',
    summary: 'Turn two-step sign-in off',
    access: 'admin',
    roles: forRoles.everyone,
    input: Proof,
    answer: Nothing,
  }),
}
