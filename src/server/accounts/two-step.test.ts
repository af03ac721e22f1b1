import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { accountCalls } from '#contract/accounts.ts'
import { activityCalls } from '#contract/activity.ts'
import { mailCalls } from '#contract/mails.ts'
import { Refused } from '#contract/refused.ts'
import { twoStepCalls } from '#contract/two-step.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { pendingSignIns, recoveryCodes, twoStep } from '../db/schema.ts'
import { stepOfCode } from './one-time-codes.ts'
import { sendLink } from './reset-password.ts'
import { resetTwoStep } from './reset-two-step.ts'
import { seal, unseal } from './sealed.ts'

const EMAIL = 'owner@villas.example'
const PASSWORD = 'Owner-Password-1'

let site: TestSite
let owner: Client
let secret: string
let codes: string[]

const codeOf = (key: string, at = site.clock.now) => new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at.getTime() })
const halfAMinuteLater = (steps = 1) => {
  site.clock.now = new Date(site.clock.now.getTime() + steps * 30_000)
}
/** The next code that the app shows. */
const nextCode = () => {
  halfAMinuteLater()
  return codeOf(secret)
}
const passwordStep = async (password = PASSWORD): Promise<Refused> => {
  const refused = await site.visitor(accountCalls.login, { email: EMAIL, password }).catch((error) => error)
  if (!(refused instanceof Refused)) throw new Error('one step was enough')
  return refused
}
const pendingOf = (refused: Refused) => String(refused.details?.pending)
const bothSteps = async (code: string) => site.visitor(accountCalls.enterCode, { pending: pendingOf(await passwordStep()), code })
const mailsWritten = async () => (await owner(mailCalls.list, {})).mails.map(({ subject }) => subject)

beforeEach(async () => {
  site = await testSite()
  owner = await site.admin()
  await owner(twoStepCalls.begin, { password: PASSWORD })
  secret = (await owner(twoStepCalls.read, {})).setup?.secret ?? ''
})
afterEach(() => site.close())

const turnOn = async () => {
  codes = (await owner(twoStepCalls.confirm, { code: codeOf(secret) })).recoveryCodes
}

describe('turning it on', () => {
  test('asks for the password, and counts only once a code was right', async () => {
    await expect(owner(twoStepCalls.begin, { password: 'Not-Mine-1' })).rejects.toMatchObject({ code: 'password_not_confirmed' })
    await expect(owner(twoStepCalls.confirm, { code: '000000' })).rejects.toMatchObject({ code: 'code_not_confirmed' })
    expect(await owner(twoStepCalls.read, {})).toMatchObject({ on: false, codesLeft: 0 })
    expect(await site.visitor(accountCalls.login, { email: EMAIL, password: PASSWORD })).toMatchObject({ message: 'Login Successful.' })
    await turnOn()
    expect(await owner(twoStepCalls.read, {})).toMatchObject({ on: true, codesLeft: 10, setup: null })
    await expect(owner(twoStepCalls.begin, { password: PASSWORD })).rejects.toMatchObject({ code: 'state_changed' })
  })

  test('has to be confirmed within ten minutes', async () => {
    site.clock.now = new Date(site.clock.now.getTime() + 10 * 60_000)
    expect((await owner(twoStepCalls.read, {})).setup).toBeNull()
    await expect(turnOn()).rejects.toMatchObject({ code: 'state_changed' })
  })

  test('ends every other session, is told by mail and stands in the activity', async () => {
    const elsewhere = await site.admin()
    await turnOn()
    expect(await elsewhere(accountCalls.who, {})).toMatchObject({ authenticated: false })
    expect(await mailsWritten()).toContain('Two-step sign-in is on')
    const { activity } = await owner(activityCalls.list, {})
    expect(activity[0]).toMatchObject({ who: 'Owner', subject: 'two-step sign-in', action: 'turn on' })
  })

  test('the database has neither the secret nor a recovery code', async () => {
    await turnOn()
    const kept = JSON.stringify([await site.db.select().from(twoStep), await site.db.select().from(recoveryCodes)])
    for (const word of [secret, ...codes]) expect(kept).not.toContain(word)
  })
})

describe('signing in by two steps', () => {
  beforeEach(turnOn)

  test('the right password opens no session; the code does', async () => {
    const response = await site.send('/api/checkUser.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
    })
    expect([response.status, response.headers.get('set-cookie')]).toEqual([401, null])
    const { pending } = await response.json()
    expect(await site.visitor(accountCalls.enterCode, { pending, code: nextCode(), redirect: '//elsewhere.example' })).toMatchObject({
      user: { name: 'Owner', status: 2 },
      redirect: '/admin/dashboard',
    })
  })

  test('a wrong password is told nothing about the second step', async () => {
    expect(await passwordStep('Guess-1234')).toMatchObject({ code: 'wrong_password', details: {} })
  })

  test('what is pending is no session, and good for one sign-in within ten minutes', async () => {
    const pending = pendingOf(await passwordStep())
    const who = await site.send('/api/checkAuth.php', { headers: { cookie: `sid=${pending}` } })
    expect(await who.json()).toMatchObject({ authenticated: false })
    await site.visitor(accountCalls.enterCode, { pending, code: nextCode() })
    await expect(site.visitor(accountCalls.enterCode, { pending, code: nextCode() })).rejects.toMatchObject({ code: 'sign_in_over' })
    const late = pendingOf(await passwordStep())
    halfAMinuteLater(21)
    await expect(site.visitor(accountCalls.enterCode, { pending: late, code: nextCode() })).rejects.toMatchObject({ code: 'sign_in_over' })
    await passwordStep()
    expect(await site.db.select().from(pendingSignIns)).toHaveLength(1)
  })

  test('a code is good once, and so is none before it', async () => {
    const earlier = codeOf(secret)
    const code = nextCode()
    await bothSteps(code)
    await expect(bothSteps(code)).rejects.toMatchObject({ code: 'wrong_code' })
    await expect(bothSteps(earlier)).rejects.toMatchObject({ code: 'wrong_code' })
    await expect(bothSteps(code)).rejects.toMatchObject({ code: 'wrong_code' })
    expect((await mailsWritten()).filter((subject) => subject === 'A code was used a second time')).toHaveLength(1)
  })

  test('two who send the same code in the same moment: one gets in', async () => {
    const code = nextCode()
    const ways = await Promise.allSettled([bothSteps(code), bothSteps(code)])
    expect(ways.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test.each([
    ['as it is shown', 0, true],
    ['half a minute old', 1, true],
    ['half a minute early', -1, true],
    ['a minute old', 2, false],
    ['a minute early', -2, false],
  ])('a code %s', (_, age, good) => {
    const now = new Date('2026-06-01T12:00:10Z')
    const code = codeOf(secret, new Date(now.getTime() - age * 30_000))
    expect(stepOfCode(secret, code, now)).toBe(good ? Math.floor(now.getTime() / 30_000) - age : null)
  })

  test('only ten codes may be tried in a quarter of an hour, whatever has been used before', async () => {
    const pending = pendingOf(await passwordStep())
    const guess = (code: string) => site.visitor(accountCalls.enterCode, { pending, code })
    for (let tries = 0; tries < 9; tries += 1) await expect(guess('000000')).rejects.toMatchObject({ code: 'wrong_code' })
    await expect(bothSteps(nextCode())).rejects.toMatchObject({ code: 'too_many_tries' })
    site.clock.now = new Date(site.clock.now.getTime() + 16 * 60_000)
    await bothSteps(nextCode())
  })

  test('without the phone a recovery code signs in, once, however it is typed; its owner is told', async () => {
    const [code = ''] = codes
    await bothSteps(code.toUpperCase().replaceAll('-', ' '))
    await expect(bothSteps(code)).rejects.toMatchObject({ code: 'wrong_code' })
    expect(await owner(twoStepCalls.read, {})).toMatchObject({ codesLeft: 9 })
    expect(await mailsWritten()).toContain('A recovery code was used')
  })

  test('a new password leaves the second step as it is', async () => {
    await sendLink(site.deps, EMAIL)
    const { mails } = await owner(mailCalls.list, {})
    const token = /token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
    await site.visitor(accountCalls.resetPassword, { token, newPassword: 'Cliff-Above-7!' })
    expect(await passwordStep('Cliff-Above-7!')).toMatchObject({ code: 'code_needed' })
  })
})

describe('turning it off', () => {
  beforeEach(turnOn)

  test('and new recovery codes ask for password and code', async () => {
    for (const call of [twoStepCalls.turnOff, twoStepCalls.renewCodes] as const) {
      await expect(owner(call, { password: 'Guess-1234', code: nextCode() })).rejects.toMatchObject({ code: 'password_not_confirmed' })
      await expect(owner(call, { password: PASSWORD, code: '000000' })).rejects.toMatchObject({ code: 'code_not_confirmed' })
    }
    const { recoveryCodes: renewed } = await owner(twoStepCalls.renewCodes, { password: PASSWORD, code: nextCode() })
    await expect(bothSteps(codes[1] ?? '')).rejects.toMatchObject({ code: 'wrong_code' })
    await bothSteps(renewed[0] ?? '')
    await owner(twoStepCalls.turnOff, { password: PASSWORD, code: renewed[1] ?? '' })
    await site.visitor(accountCalls.login, { email: EMAIL, password: PASSWORD })
    expect(await mailsWritten()).toEqual(expect.arrayContaining(['Two-step sign-in is off', 'New recovery codes']))
    expect(await site.db.select().from(recoveryCodes)).toEqual([])
  })

  test('by the operator, for whoever has lost phone and codes; told by mail and in the activity', async () => {
    expect(await resetTwoStep(site.deps, 'Owner@Villas.example')).toBe(true)
    expect(await resetTwoStep(site.deps, EMAIL)).toBe(false)
    await expect(resetTwoStep(site.deps, 'nobody@example.com')).rejects.toThrow('nobody@example.com')
    const back = await site.admin()
    expect(await back(twoStepCalls.read, {})).toMatchObject({ on: false, codesLeft: 0 })
    expect((await back(activityCalls.list, {})).activity[0]).toMatchObject({ action: 'reset by the operator' })
  })
})

test('what is sealed opens only with the site’s secret, for whom it was sealed, and untouched', () => {
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
