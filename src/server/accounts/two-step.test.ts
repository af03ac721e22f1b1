import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { accountCalls } from '#contract/accounts.ts'
import { activityCalls } from '#contract/activity.ts'
import { mailCalls } from '#contract/mails.ts'
import { twoStepCalls } from '#contract/two-step.ts'
import { anOwnerWithApp, bothSteps, OWNER } from '../../../tests/authenticator.ts'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { recoveryCodes, twoStep } from '../db/schema.ts'
import { seal, unseal } from '../sealed.ts'
import { resetTwoStep } from './reset-two-step.ts'

let site: TestSite
let app: Awaited<ReturnType<typeof anOwnerWithApp>>
let codes: string[]

const mailsWritten = async () => (await app.owner(mailCalls.list, {})).mails.map(({ subject }) => subject)

beforeEach(async () => {
  site = await testSite()
  app = await anOwnerWithApp(site)
})
afterEach(() => site.close())

test('turning on two-step sign-in needs the password and a correct code', async () => {
  await expect(app.owner(twoStepCalls.begin, { password: 'Not-Mine-1' })).rejects.toMatchObject({ code: 'password_not_confirmed' })
  await expect(app.owner(twoStepCalls.confirm, { code: '000000' })).rejects.toMatchObject({ code: 'code_not_confirmed' })
  expect(await app.owner(twoStepCalls.read, {})).toMatchObject({ on: false, codesLeft: 0 })
  expect(await site.visitor(accountCalls.login, OWNER)).toMatchObject({ message: 'Login Successful.' })
  codes = await app.turnOn()
  expect(await app.owner(twoStepCalls.read, {})).toMatchObject({ on: true, codesLeft: 10, setup: null })
  await expect(app.owner(twoStepCalls.begin, { password: OWNER.password })).rejects.toMatchObject({ code: 'state_changed' })
})

test('turning on two-step sign-in must be confirmed within ten minutes', async () => {
  site.clock.now = new Date(site.clock.now.getTime() + 10 * 60_000)
  expect((await app.owner(twoStepCalls.read, {})).setup).toBeNull()
  await expect(app.turnOn()).rejects.toMatchObject({ code: 'state_changed' })
})

test('turning on two-step sign-in ends all other sessions, sends a mail and is in the activity', async () => {
  const elsewhere = await site.admin()
  codes = await app.turnOn()
  expect(await elsewhere(accountCalls.who, {})).toMatchObject({ authenticated: false })
  expect(await mailsWritten()).toContain('Two-step sign-in is on')
  const { activity } = await app.owner(activityCalls.list, {})
  expect(activity[0]).toMatchObject({ who: 'Owner', subject: 'two-step sign-in', action: 'turn on' })
})

test('turning on two-step sign-in stores neither the secret nor the recovery codes in plain text', async () => {
  codes = await app.turnOn()
  const stored = JSON.stringify([await site.db.select().from(twoStep), await site.db.select().from(recoveryCodes)])
  for (const word of [app.secret, ...codes]) expect(stored).not.toContain(word)
})

describe('two-step sign-in that is on', () => {
  beforeEach(async () => {
    codes = await app.turnOn()
  })

  test('turning off two-step sign-in and renewing recovery codes need the password and a code', async () => {
    for (const call of [twoStepCalls.turnOff, twoStepCalls.renewCodes] as const) {
      await expect(app.owner(call, { password: 'Guess-1234', code: app.nextCode() })).rejects.toMatchObject({
        code: 'password_not_confirmed',
      })
      await expect(app.owner(call, { password: OWNER.password, code: '000000' })).rejects.toMatchObject({ code: 'code_not_confirmed' })
    }
    const { recoveryCodes: renewed } = await app.owner(twoStepCalls.renewCodes, { password: OWNER.password, code: app.nextCode() })
    await expect(bothSteps(site, codes[1] ?? '')).rejects.toMatchObject({ code: 'wrong_code' })
    await bothSteps(site, renewed[0] ?? '')
    await app.owner(twoStepCalls.turnOff, { password: OWNER.password, code: renewed[1] ?? '' })
    await site.visitor(accountCalls.login, OWNER)
    expect(await mailsWritten()).toEqual(expect.arrayContaining(['Two-step sign-in is off', 'New recovery codes']))
    expect(await site.db.select().from(recoveryCodes)).toEqual([])
  })

  test('turning off two-step sign-in is possible for the operator, once, and is in the activity', async () => {
    expect(await resetTwoStep(site.deps, 'Owner@Villas.example')).toBe(true)
    expect(await resetTwoStep(site.deps, OWNER.email)).toBe(false)
    await expect(resetTwoStep(site.deps, 'nobody@example.com')).rejects.toThrow('nobody@example.com')
    await site.later(1)
    const back = await site.admin()
    expect(await back(twoStepCalls.read, {})).toMatchObject({ on: false, codesLeft: 0 })
    expect((await back(activityCalls.list, {})).activity[0]).toMatchObject({ action: 'reset by the operator' })
  })
})

test('sealed text opens only with the same secret and context, and unmodified', () => {
  const sealed = seal('one secret', 'account 1', 'a text')
  expect(unseal('one secret', 'account 1', sealed)).toBe('a text')
  const touched = `${sealed.slice(0, 20)}${sealed[20] === 'A' ? 'B' : 'A'}${sealed.slice(21)}`
  for (const open of [
    () => unseal('another secret', 'account 1', sealed),
    () => unseal('one secret', 'account 2', sealed),
    () => unseal('one secret', 'account 1', touched),
  ]) {
    expect(open).toThrow()
  }
})
