import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountCalls } from '#contract/accounts.ts'
import { mailCalls } from '#contract/mails.ts'
import { twoStepCalls } from '#contract/two-step.ts'
import { anOwnerWithApp, bothSteps, getPending, makeCode, OWNER, passwordStep } from '../../../tests/authenticator.ts'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { pendingSignIns } from '../db/schema.ts'
import { stepOfCode } from './one-time-codes.ts'
import { sendLink } from './reset-password.ts'

let site: TestSite
let app: Awaited<ReturnType<typeof anOwnerWithApp>>
let codes: string[]

const mailsWritten = async () => (await app.owner(mailCalls.list, {})).mails.map(({ subject }) => subject)

beforeEach(async () => {
  site = await testSite()
  app = await anOwnerWithApp(site)
  codes = await app.turnOn()
})
afterEach(() => site.close())

test('the password alone opens no session, password and code together do', async () => {
  const response = await site.send('/api/checkUser.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  })
  expect([response.status, response.headers.get('set-cookie')]).toEqual([401, null])
  const { pending } = await response.json()
  expect(await site.visitor(accountCalls.enterCode, { pending, code: app.nextCode(), redirect: '//elsewhere.example' })).toMatchObject({
    user: { name: 'Owner', status: 2 },
    redirect: '/admin/dashboard',
  })
})

test('a wrong password does not reveal the second step', async () => {
  expect(await passwordStep(site, 'Guess-1234')).toMatchObject({ code: 'wrong_password', details: {} })
})

test('a pending sign-in is not a session, works once and expires after ten minutes', async () => {
  const pending = getPending(await passwordStep(site))
  const who = await site.send('/api/checkAuth.php', { headers: { cookie: `sid=${pending}` } })
  expect(await who.json()).toMatchObject({ authenticated: false })
  await site.visitor(accountCalls.enterCode, { pending, code: app.nextCode() })
  await expect(site.visitor(accountCalls.enterCode, { pending, code: app.nextCode() })).rejects.toMatchObject({ code: 'sign_in_over' })
  const late = getPending(await passwordStep(site))
  app.halfMinutesPass(21)
  await expect(site.visitor(accountCalls.enterCode, { pending: late, code: app.nextCode() })).rejects.toMatchObject({
    code: 'sign_in_over',
  })
  await passwordStep(site)
  expect(await site.db.select().from(pendingSignIns)).toHaveLength(1)
})

test('a used code and any earlier code are refused, and reuse sends one mail', async () => {
  const earlier = app.code()
  const code = app.nextCode()
  await bothSteps(site, code)
  await expect(bothSteps(site, code)).rejects.toMatchObject({ code: 'wrong_code' })
  await expect(bothSteps(site, earlier)).rejects.toMatchObject({ code: 'wrong_code' })
  await expect(bothSteps(site, code)).rejects.toMatchObject({ code: 'wrong_code' })
  expect((await mailsWritten()).filter((subject) => subject === 'A code was used a second time')).toHaveLength(1)
})

test('of two concurrent sign-ins with one code only one succeeds', async () => {
  const code = app.nextCode()
  const ways = await Promise.allSettled([bothSteps(site, code), bothSteps(site, code)])
  expect(ways.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test.each([
  ['at its time', 0, true],
  ['half a minute old', 1, true],
  ['half a minute early', -1, true],
  ['a minute old', 2, false],
  ['a minute early', -2, false],
])('whether a code %s is valid', (_, age, good) => {
  const now = new Date('2026-06-01T12:00:10Z')
  const code = makeCode(app.secret, new Date(now.getTime() - age * 30_000))
  expect(stepOfCode(app.secret, code, now)).toBe(good ? Math.floor(now.getTime() / 30_000) - age : null)
})

test('ten wrong codes in a quarter of an hour limit the sign-in and send one mail, and right codes are not counted', async () => {
  const told = async () => (await mailsWritten()).filter((subject) => subject === 'Ten wrong codes were tried')
  for (let minute = 0; minute < 12; minute += 1) {
    site.clock.now = new Date(site.clock.now.getTime() + 60_000)
    await bothSteps(site, app.nextCode())
  }
  const pending = getPending(await passwordStep(site))
  const guess = (code: string) => site.visitor(accountCalls.enterCode, { pending, code })
  for (let attempt = 0; attempt < 9; attempt += 1) await expect(guess('000000')).rejects.toMatchObject({ code: 'wrong_code' })
  expect(await told()).toEqual([])
  await expect(guess('000000')).rejects.toMatchObject({ code: 'wrong_code' })
  expect(await told()).toHaveLength(1)
  await expect(guess('000000')).rejects.toMatchObject({ code: 'too_many_tries' })
  await expect(bothSteps(site, app.nextCode())).rejects.toMatchObject({ code: 'too_many_tries' })
  expect(await told()).toHaveLength(1)
  site.clock.now = new Date(site.clock.now.getTime() + 16 * 60_000)
  await bothSteps(site, app.nextCode())
})

test('a recovery code signs in once, in any spelling, and its owner gets a mail', async () => {
  const [code = ''] = codes
  await bothSteps(site, code.toUpperCase().replaceAll('-', ' '))
  await expect(bothSteps(site, code)).rejects.toMatchObject({ code: 'wrong_code' })
  expect(await app.owner(twoStepCalls.read, {})).toMatchObject({ codesLeft: 9 })
  expect(await mailsWritten()).toContain('A recovery code was used')
})

test('a password reset keeps two-step sign-in on', async () => {
  await sendLink(site.deps, OWNER.email)
  const { mails } = await app.owner(mailCalls.list, {})
  const token = /token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
  await site.visitor(accountCalls.resetPassword, { token, newPassword: 'Cliff-Above-7!' })
  expect(await passwordStep(site, 'Cliff-Above-7!')).toMatchObject({ code: 'code_needed' })
})
