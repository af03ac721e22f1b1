import { Secret, TOTP } from 'otpauth'
import { accountCalls } from '../src/contract/accounts.ts'
import { Refused } from '../src/contract/refused.ts'
import { twoStepCalls } from '../src/contract/two-step.ts'
import type { TestSite } from './test-site.ts'

export const OWNER = { email: 'owner@villas.example', password: 'Owner-Password-1' }

/** The code an authenticator app shows at a given time. */
export const makeCode = (secret: string, at: Date) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

/** An owner who has started two-step setup, with an authenticator app that uses the site's clock. */
export async function anOwnerWithApp(site: TestSite) {
  const owner = await site.admin()
  await owner(twoStepCalls.begin, { password: OWNER.password })
  const secret = (await owner(twoStepCalls.read, {})).setup?.secret ?? ''
  const halfMinutesPass = (steps = 1) => {
    site.clock.now = new Date(site.clock.now.getTime() + steps * 30_000)
  }
  const code = () => makeCode(secret, site.clock.now)
  return {
    owner,
    secret,
    code,
    halfMinutesPass,
    nextCode: () => {
      halfMinutesPass()
      return code()
    },
    /** @returns the recovery codes */
    turnOn: async () => (await owner(twoStepCalls.confirm, { code: code() })).recoveryCodes,
  }
}

/** The refusal of a login with only the correct password while two-step sign-in is on. */
export async function passwordStep(site: TestSite, password = OWNER.password): Promise<Refused> {
  const refused = await site.visitor(accountCalls.login, { email: OWNER.email, password }).catch((error) => error)
  if (!(refused instanceof Refused)) throw new Error('one step was enough')
  return refused
}

export const getPending = (refused: Refused): string => String(refused.details?.pending)

export const bothSteps = async (site: TestSite, code: string) =>
  site.visitor(accountCalls.enterCode, { pending: getPending(await passwordStep(site)), code })
