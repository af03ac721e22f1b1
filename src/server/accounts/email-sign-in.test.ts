import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { accountCalls } from '#contract/accounts.ts'
import { clientOver } from '#contract/client.ts'
import { emailSignInCalls } from '#contract/email-sign-in.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { cookieJar } from '../../../tests/cookie-jar.ts'
import { eventually } from '../../../tests/eventually.ts'
import { SITE, type TestSite, testSite } from '../../../tests/test-site.ts'
import { createApp } from '../app.ts'
import { accounts, emailSignIns, mails, securityEvents } from '../db/schema.ts'
import { eraseOldData } from '../privacy/erase-old-data.ts'
import { sendLink } from './reset-password.ts'
import { hashToken } from './tokens.ts'

let site: TestSite
beforeEach(async () => {
  site = await testSite()
})
afterEach(() => site.close())

const EMAIL = 'mia@example.com'
const mia = { fullName: 'Mia Weber', phone: '+49 171 2345678' }

/** A browser with its own cookies and address. */
function browser(address = '10.0.0.1') {
  const jar = cookieJar()
  const app = createApp(site.deps)
  const api = clientOver(SITE, (request) => jar.carry(request, (asked) => app.fetch(asked, { address })))
  return { api, jar }
}
type Browser = ReturnType<typeof browser>

const codeMails = async () =>
  (await site.db.select().from(mails).orderBy(mails.id)).filter(({ occasion }) => occasion.startsWith('email code '))

/** Asks for a code and waits until the request is stored. */
async function ask({ api }: Browser, email = EMAIL) {
  const { challenge } = await api(emailSignInCalls.sendCode, { email })
  await eventually(async () => {
    const own = eq(emailSignIns.challengeHash, hashToken(challenge))
    expect(await site.db.select().from(emailSignIns).where(own)).toHaveLength(1)
  })
  return { email, challenge, code: /code is (\d{6})/.exec((await codeMails()).at(-1)?.text ?? '')?.[1] ?? '' }
}

type Asked = Awaited<ReturnType<typeof ask>>
const enter = ({ api }: Browser, asked: Asked, more: { fullName?: string; phone?: string } = mia) =>
  api(emailSignInCalls.enter, { ...asked, ...more })
const who = async ({ api }: Browser) => (await api(accountCalls.who, {})).user
const isWrong = { code: 'wrong_email_code', status: 400 }
const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const findAccount = async (email: string) => (await site.db.select().from(accounts).where(eq(accounts.email, email)))[0]

const minutesPass = (minutes: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000)
}

test('a mailed code creates an account with the entered details, a proved address and no password', async () => {
  const phone = browser()
  const asked = await ask(phone)
  expect(await enter(phone, { ...asked, code: `${asked.code.slice(0, 3)} ${asked.code.slice(3)}` })).toMatchObject({
    user: { name: mia.fullName, status: 1 },
  })
  expect(await who(phone)).toMatchObject({ ...mia, email: EMAIL, status: 1 })
  expect(await findAccount(EMAIL)).toMatchObject({ ...mia, passwordHash: null, emailProvedAt: site.clock.now })
  await eventually(async () => expect((await site.db.select().from(mails)).map(({ subject }) => subject)).toContain('Welcome'))
})

test('a mailed code signs in to the existing account of the address in any case, and does not change its details', async () => {
  await site.guest('Ana')
  const phone = browser()
  const asked = await ask(phone, 'ANA@example.com')
  await enter(phone, asked)
  expect(await who(phone)).toMatchObject({ fullName: 'Ana', email: 'ana@example.com' })
  await site.signIn('ana@example.com', 'Password-1')
})

test('a mailed code works once', async () => {
  const phone = browser()
  const asked = await ask(phone)
  const both = await Promise.allSettled([enter(phone, asked), enter(browser(), asked)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(enter(phone, asked)).rejects.toMatchObject(isWrong)
})

test('a mailed code expires after ten minutes and is then deleted', async () => {
  const asked = await ask(browser())
  minutesPass(10)
  await expect(enter(browser(), asked)).rejects.toMatchObject(isWrong)
  await eraseOldData(site.deps)
  expect(await site.db.select().from(emailSignIns)).toEqual([])
  expect(await codeMails()).toHaveLength(1)
  minutesPass(24 * 60)
  await eraseOldData(site.deps)
  expect(await codeMails()).toEqual([])
})

test('a mailed code is invalid after five wrong codes, and each tells how many are left', async () => {
  const asked = await ask(browser())
  for (const left of [4, 3, 2, 1])
    await expect(enter(browser(), { ...asked, code: another(asked.code) })).rejects.toMatchObject({
      ...isWrong,
      fields: { code: `This code is wrong. Please check it. Attempts left: ${left}.` },
    })
  await expect(enter(browser(), { ...asked, code: another(asked.code) })).rejects.toMatchObject({
    ...isWrong,
    fields: { code: expect.stringContaining('does not work any more') },
  })
  await expect(enter(browser(), asked)).rejects.toMatchObject(isWrong)
  const events = await site.db.select().from(securityEvents).where(eq(securityEvents.kind, 'email_code_failed'))
  expect(events).toHaveLength(5)
})

test('a mailed code is invalid with the challenge of another browser or for another address', async () => {
  const [own, other] = [await ask(browser()), await ask(browser('10.0.0.2'), 'mallory@example.com')]
  await expect(enter(browser(), { ...own, challenge: other.challenge })).rejects.toMatchObject(isWrong)
  await expect(enter(browser(), { ...own, challenge: 'made-up' })).rejects.toMatchObject(isWrong)
  await expect(enter(browser(), { ...other, email: EMAIL })).rejects.toMatchObject(isWrong)
  expect(await findAccount(EMAIL)).toBeUndefined()
})

test('a mailed code is not stored in plain text, nor is the challenge, and the subject and the preview of the mail begin with it', async () => {
  const { code, challenge } = await ask(browser())
  const stored = JSON.stringify(await site.db.select().from(emailSignIns))
  expect(stored).not.toContain(code)
  expect(stored).not.toContain(challenge)
  const [mail] = await codeMails()
  expect(mail?.subject).toBe(`${code} is your code to sign in`)
  expect(mail?.html).toContain(`>${code}: valid for ten minutes`)
  expect(mail?.text).toContain('Dear guest,')
})

test('a mailed code starts a new session and ends the previous one of the browser', async () => {
  const phone = browser()
  await enter(phone, await ask(phone))
  const before = phone.jar.header()
  await enter(phone, await ask(phone))
  const then = await site.send('/api/checkAuth.php', { headers: { cookie: before } })
  expect(await then.json()).toMatchObject({ authenticated: false })
  expect(await who(phone)).toMatchObject({ email: EMAIL })
})

describe('an account without a password', () => {
  let phone: Browser
  beforeEach(async () => {
    phone = browser()
    await enter(phone, await ask(phone))
  })

  test('an account without a password refuses every password like a wrong one, and can get one by a link', async () => {
    const logIn = (password: string) => browser().api(accountCalls.login, { email: EMAIL, password })
    for (const password of ['Password-1', 'null', ' ']) await expect(logIn(password)).rejects.toMatchObject({ code: 'wrong_password' })
    await expect(phone.api(accountCalls.changePassword, { password: 'null', newPassword: 'Cliff-Above-7!' })).rejects.toMatchObject({
      code: 'password_not_confirmed',
    })
    await sendLink(site.deps, EMAIL)
    const written = await site.db.select().from(mails).orderBy(mails.id)
    const token = /token=([\w-]+)/.exec(written.at(-1)?.text ?? '')?.[1] ?? ''
    await site.visitor(accountCalls.resetPassword, { token, newPassword: 'Cliff-Above-7!' })
    await logIn('Cliff-Above-7!')
  })

  test('an account without a password can be erased only after a recent sign-in', async () => {
    expect(await phone.api(privacyCalls.sessions, {})).toMatchObject({ hasPassword: false })
    minutesPass(31)
    await expect(phone.api(privacyCalls.erase, {})).rejects.toMatchObject({ code: 'sign_in_again', status: 403 })
    await enter(phone, await ask(phone))
    await phone.api(privacyCalls.erase, {})
    const left = JSON.stringify([await site.db.select().from(accounts), await site.db.select().from(mails)])
    expect(left).not.toMatch(/mia|weber|171 2345678/i)
  })
})

test('signing in by code ends the password, sessions and links of an account with an unproved address', async () => {
  const mallory = await site.guest('Mia', { proved: false })
  await sendLink(site.deps, EMAIL)
  const link = /token=([\w-]+)/.exec((await site.db.select().from(mails).orderBy(mails.id)).at(-1)?.text ?? '')?.[1] ?? ''
  const phone = browser()
  expect(await enter(phone, await ask(phone))).toMatchObject({ message: expect.stringContaining('earlier password no longer works') })
  expect(await who(phone)).toMatchObject(mia)
  expect((await mallory(accountCalls.who, {})).user).toBeNull()
  await expect(site.signIn(EMAIL, 'Password-1')).rejects.toMatchObject({ code: 'wrong_password' })
  await expect(site.visitor(accountCalls.verifyResetToken, { token: link })).rejects.toMatchObject({ code: 'invalid_token' })
  expect(await enter(phone, await ask(phone))).toMatchObject({ message: 'Login Successful.' })
})

const OWNER = 'owner@villas.example'

test.each([EMAIL, 'ana@example.com', OWNER])(
  'the answer for %s or to a wrong code does not reveal whether an address has an account',
  async (email) => {
    await site.guest('Ana')
    const own = browser()
    const answered = await own.api(emailSignInCalls.sendCode, { email })
    expect(answered).toEqual({
      message: `We have sent a code of six digits to ${email}.`,
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      mailServer: false,
    })
    expect(own.jar.header()).toBe('')
    await eventually(async () => {
      const own = eq(emailSignIns.challengeHash, hashToken(answered.challenge))
      expect(await site.db.select().from(emailSignIns).where(own)).toHaveLength(1)
    })
    const said: string[] = []
    for (let attempt = 0; attempt < 7; attempt += 1) {
      const wrong = await enter(own, { email, challenge: answered.challenge, code: '000000' }).catch((error) => error)
      expect(wrong).toMatchObject({ ...isWrong, details: {} })
      said.push(/Attempts left: \d|does not work any more|ten minutes are over/.exec(wrong.message)?.[0] ?? wrong.message)
    }
    const over = 'ten minutes are over'
    expect(said).toEqual([
      'Attempts left: 4',
      'Attempts left: 3',
      'Attempts left: 2',
      'Attempts left: 1',
      'does not work any more',
      over,
      over,
    ])
  },
)

test('an administrator gets no code and cannot sign in by code', async () => {
  const own = browser()
  await ask(own, OWNER)
  expect(await codeMails()).toEqual([])
  const asked = await ask(own)
  await site.db.update(accounts).set({ email: 'elsewhere@villas.example' }).where(eq(accounts.email, OWNER))
  await site.db.insert(accounts).values({ fullName: 'New owner', email: EMAIL, passwordHash: 'x', status: 2 })
  await expect(enter(own, asked)).rejects.toMatchObject(isWrong)
  expect(await who(own)).toBeNull()
})

test('mailed codes are limited to five an hour per address and network, and twenty per network', async () => {
  const from = browser('10.0.0.9')
  for (let n = 0; n < 5; n += 1) await ask(from)
  await expect(from.api(emailSignInCalls.sendCode, { email: EMAIL })).rejects.toMatchObject({ code: 'too_many_tries', status: 429 })
  for (let n = 0; n < 14; n += 1) await ask(from, `guest${n}@example.com`)
  await expect(from.api(emailSignInCalls.sendCode, { email: 'one@example.com' })).rejects.toMatchObject({ code: 'too_many_tries' })
})

test('mailed codes are limited to five an hour per mailbox, without an error, except for a known device', async () => {
  await site.guest('Ana')
  const own = browser('10.0.1.1')
  await enter(own, await ask(own, 'ana@example.com'))
  for (let n = 0; n < 7; n += 1) await ask(browser(`10.0.2.${n}`), 'ana@example.com')
  expect(await codeMails()).toHaveLength(5)
  await enter(own, await ask(own, 'ana@example.com'))
  expect(await codeMails()).toHaveLength(6)
})

test('mailed codes are limited to fifteen a day per mailbox', async () => {
  for (let n = 0; n < 20; n += 1) {
    await ask(browser(`10.0.3.${n}`))
    minutesPass(20)
  }
  expect(await codeMails()).toHaveLength(15)
})

test('a network can try a hundred mailed codes in a quarter of an hour', async () => {
  const from = browser('10.0.0.8')
  const guess = () => enter(from, { email: EMAIL, challenge: 'made-up', code: '123456' })
  for (let n = 0; n < 100; n += 1) await expect(guess()).rejects.toMatchObject(isWrong)
  await expect(guess()).rejects.toMatchObject({ code: 'too_many_tries' })
})
