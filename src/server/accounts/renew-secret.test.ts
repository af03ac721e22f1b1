import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountCalls } from '#contract/accounts.ts'
import type { Refused } from '#contract/refused.ts'
import { twoStepCalls } from '#contract/two-step.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { secrets, twoStep } from '../db/schema.ts'
import { renewSecret } from './renew-secret.ts'
import { sendLink } from './reset-password.ts'

const OWNER = { email: 'owner@villas.example', password: 'Owner-Password-1' }

let site: TestSite
let owner: Client
let key: string
let codes: string[]

const code = () => {
  site.clock.now = new Date(site.clock.now.getTime() + 30_000)
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: site.clock.now.getTime() })
}
const secretKept = async () => (await site.db.select().from(secrets))[0]?.value ?? ''

beforeEach(async () => {
  site = await testSite()
  await site.db.insert(secrets).values({ name: 'signing', value: site.deps.secret })
  owner = await site.admin()
  await owner(twoStepCalls.begin, { password: OWNER.password })
  key = (await owner(twoStepCalls.read, {})).setup?.secret ?? ''
  codes = (await owner(twoStepCalls.confirm, { code: code() })).recoveryCodes
})
afterEach(() => site.close())

const signIn = async (typed: string) => {
  const refused: Refused = await site.visitor(accountCalls.login, OWNER).catch((error) => error)
  return site.visitor(accountCalls.enterCode, { pending: String(refused.details?.pending), code: typed })
}

test('with a new secret the owner’s phone and recovery codes still open the door; nothing that was open before does', async () => {
  await sendLink(site.deps, OWNER.email)
  const pending = await site.visitor(accountCalls.login, OWNER).catch((error: Refused) => String(error.details?.pending))
  const before = site.deps.secret
  expect(await renewSecret(site.db)).toBe(1)
  site.deps.secret = await secretKept()

  expect(site.deps.secret).not.toBe(before)
  expect(await owner(accountCalls.who, {})).toMatchObject({ authenticated: false })
  await expect(site.visitor(accountCalls.enterCode, { pending: String(pending), code: code() })).rejects.toMatchObject({
    code: 'sign_in_over',
  })
  expect(await signIn(code())).toMatchObject({ message: 'Login Successful.' })
  expect(await signIn(codes[0] ?? '')).toMatchObject({ message: 'Login Successful.' })
})

test('where something cannot be opened nothing is changed', async () => {
  await site.db.update(twoStep).set({ sealedSecret: 'x'.repeat(80) })
  await expect(renewSecret(site.db)).rejects.toThrow(/account \d+ cannot be opened/)
  expect(await secretKept()).toBe(site.deps.secret)
  expect(await owner(accountCalls.who, {})).toMatchObject({ authenticated: true })
})
