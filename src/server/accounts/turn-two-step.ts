import { and, eq, isNull } from 'drizzle-orm'
import { Refusal, refuseIf } from '#contract/refusal.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { minutesAfter } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { demandedTwoStep, twoStep } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { queueTwoStepMail } from '../mail/two-step-mails.ts'
import { seal, unseal } from '../sealed.ts'
import { readSettings } from '../settings/queries.ts'
import { boundTo, findTwoStep, forgiveCode, limitCodes, type TwoStepRow, takeCode } from './check-code.ts'
import { confirmPassword } from './confirm-password.ts'
import { removeDevices } from './devices.ts'
import { recordEnding } from './endings.ts'
import { makeSetup, newSecret } from './one-time-codes.ts'
import { recoveryCodesLeft, renewRecoveryCodes } from './recovery-codes.ts'
import { tellOfWrongCode } from './tell-of-wrong-code.ts'
import { newToken } from './tokens.ts'
import { endWaysIn } from './ways-in.ts'

const SETUP_MINUTES = 10
const WRONG_CODE = { fields: { code: 'code_used' } } as const

const toActivity = (action: string) => ({ subject: 'two-step sign-in', action })

export async function readTwoStep({ db, now, secret, env }: Deps, { id, email, role }: Account) {
  const row = await findTwoStep(db, id)
  const waiting = row && !row.confirmedAt && minutesAfter(row.begunAt, SETUP_MINUTES) > now() ? row : null
  const { general } = await readSettings(db)
  return {
    on: Boolean(row?.confirmedAt),
    required:
      env.ADMIN_TWO_STEP === 'required' || (role !== null && (await db.$count(demandedTwoStep, eq(demandedTwoStep.role, role))) > 0),
    since: row?.confirmedAt?.toISOString() ?? null,
    lastUsed: row?.confirmedAt ? (row.lastUsedAt?.toISOString() ?? null) : null,
    codesLeft: await recoveryCodesLeft(db, id),
    setup: waiting && makeSetup(unseal(secret, boundTo(id), waiting.sealedSecret), general.siteName, email),
  }
}

/** Creates a secret for the app. Two-step sign-in is off until a code confirms it. */
export async function beginTwoStep(deps: Deps, { id }: Account, password: string) {
  await confirmPassword(deps, id, password)
  const sealedSecret = seal(deps.secret, boundTo(id), newSecret())
  const begun = await deps.db
    .insert(twoStep)
    .values({ accountId: id, sealedSecret, salt: newToken(), begunAt: deps.now() })
    .onConflictDoUpdate({
      target: twoStep.accountId,
      set: { sealedSecret, begunAt: deps.now(), lastStep: 0 },
      setWhere: isNull(twoStep.confirmedAt),
    })
    .returning({ id: twoStep.accountId })
  refuseIf(begun.length === 0 && 'state_changed')
  return {}
}

/** Turns two-step sign-in on. Ends all else that opens the account but the password and this session. */
export async function confirmTwoStep(deps: Deps, account: Account, code: string, request: Request) {
  await limitCodes(deps, account.id, 'session')
  return deps.db.transaction(async (tx) => {
    const row = await findTwoStep(tx, account.id)
    if (!row || row.confirmedAt || minutesAfter(row.begunAt, SETUP_MINUTES) <= deps.now()) throw new Refusal('state_changed')
    if (!(await takeCode(tx, deps, row, code))) throw new Refusal('code_not_confirmed', WRONG_CODE)
    await forgiveCode({ db: tx }, account.id, 'session')
    await tx
      .update(twoStep)
      .set({ confirmedAt: deps.now() })
      .where(and(eq(twoStep.accountId, account.id), isNull(twoStep.confirmedAt)))
    await endWaysIn(tx, deps.env, account.id, { password: true, secondStep: true, here: request })
    await recordActivity(tx, account, deps.now(), toActivity('turn on'))
    await queueTwoStepMail(tx, deps, account, 'on')
    return { recoveryCodes: await renewRecoveryCodes(tx, row) }
  })
}

type Proof = { password: string; code: string; address: string; request: Request }

/** Requires password and code again before a change of the second step, which makes other devices unknown. */
async function withProof<T>(
  deps: Deps,
  account: Account,
  { password, code, address, request }: Proof,
  then: (tx: Db, row: TwoStepRow) => Promise<T>,
): Promise<T> {
  await confirmPassword(deps, account.id, password)
  const attempts = await limitCodes(deps, account.id, 'session')
  const doing = deps.db.transaction(async (tx) => {
    const row = await findTwoStep(tx, account.id)
    if (!row?.confirmedAt) throw new Refusal('state_changed')
    if (!(await takeCode(tx, deps, row, code))) throw new Refusal('code_not_confirmed', WRONG_CODE)
    await forgiveCode({ db: tx }, account.id, 'session')
    await removeDevices(tx, deps.env, account.id, request)
    return then(tx, row)
  })
  return doing.catch(tellOfWrongCode(deps, account.id, { address, code, attempts }))
}

export const turnTwoStepOff = (deps: Deps, account: Account, proof: Proof) =>
  withProof(deps, account, proof, async (tx) => {
    await tx.delete(twoStep).where(eq(twoStep.accountId, account.id))
    await recordEnding(tx, deps.now(), { accountId: account.id, kind: 'second_step' })
    await recordActivity(tx, account, deps.now(), toActivity('turn off'))
    await queueTwoStepMail(tx, deps, account, 'off')
    return {}
  })

export const renewCodes = (deps: Deps, account: Account, proof: Proof) =>
  withProof(deps, account, proof, async (tx, row) => {
    await recordActivity(tx, account, deps.now(), toActivity('new recovery codes'))
    await queueTwoStepMail(tx, deps, account, 'renewed')
    return { recoveryCodes: await renewRecoveryCodes(tx, row) }
  })
