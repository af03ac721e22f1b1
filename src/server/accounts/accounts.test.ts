import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountCalls } from '#contract/accounts.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { accounts, mails, sessions } from '../db/schema.ts'
import { pathOfThisSite } from './log-in.ts'
import { sendLink } from './reset-password.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const person = { fullName: 'Bob Jones', email: 'Bob@Example.com', password: 'Password-1', country: 'Serbia', phone: '+381 60 7654321' }

describe('a guest registers', () => {
  test('and is written a welcome', async () => {
    await site.visitor(accountCalls.register, person)
    expect((await site.db.select().from(mails)).map((mail) => mail.recipient)).toContain('Bob@Example.com')
  })

  test('but not twice with one address, whatever its case', async () => {
    await expect(site.visitor(accountCalls.register, { ...person, email: 'bob@example.COM' })).rejects.toMatchObject({
      code: 'email_taken',
      status: 409,
    })
  })

  test.each([
    ['a short password', { password: 'Abc1' }, 'password', 'At least 8 characters'],
    ['a password without a digit', { password: 'Abcdefghi' }, 'password', 'Must include uppercase letter & number'],
    ['no password', { password: '' }, 'password', 'Password is required'],
    [
      'one of the most used passwords',
      { password: 'Password1!' },
      'password',
      'This password is among the most used ones. Please choose another.',
    ],
    [
      'a password made of the own address',
      { password: 'New-Example1', email: 'new@example.com' },
      'password',
      'This password is made of your name or address. Please choose another.',
    ],
    ['no name', { fullName: '  ' }, 'fullName', 'Full name is required'],
    ['a wrong address', { email: 'bob at home' }, 'email', 'Invalid email'],
    ['no country', { country: '' }, 'country', 'Country is required'],
    ['no phone', { phoneNumber: '' }, 'phoneNumber', 'Phone is required'],
  ])('not with %s', async (_, over, field, words) => {
    const { phone, ...rest } = person
    const response = await site.send('/api/userRegister.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...rest, phoneNumber: phone, email: 'new@example.com', ...over }),
    })
    expect(response.status).toBe(400)
    expect((await response.json()).fields).toMatchObject({ [field]: words })
  })
})

describe('a guest signs in', () => {
  test('whatever the case of the address, and is known from then on', async () => {
    const bob = await site.signIn('bob@example.com', 'Password-1')
    expect(await bob(accountCalls.who, {})).toMatchObject({ authenticated: true, user: { fullName: 'Bob Jones', status: 1 } })
  })

  test('not with a wrong password, and an unknown address answers the same', async () => {
    const wrong = { code: 'wrong_password', status: 401, message: 'Invalid credentials' }
    await expect(site.signIn('bob@example.com', 'Password-2')).rejects.toMatchObject(wrong)
    await expect(site.signIn('nobody@example.com', 'Password-1')).rejects.toMatchObject(wrong)
  })

  test('and signs out at the server', async () => {
    const bob = await site.signIn('bob@example.com', 'Password-1')
    const { cookie } = bob
    await bob(accountCalls.logout, {})
    const response = await site.send('/api/checkAuth.php', { headers: { cookie } })
    expect(await response.json()).toMatchObject({ authenticated: false, user: null })
  })

  test('only ten times in a quarter of an hour with a wrong password', async () => {
    const guess = () => site.signIn('victim@example.com', 'Guess-1234')
    for (let tries = 0; tries < 10; tries += 1) await expect(guess()).rejects.toMatchObject({ status: 401 })
    const refused = await site.send('/api/checkUser.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'Victim@example.com', password: 'Guess-1234' }),
    })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    site.clock.now = new Date(site.clock.now.getTime() + 16 * 60_000)
    await expect(guess()).rejects.toMatchObject({ status: 401 })
  })

  test('a password hashed at an earlier cost is hashed anew', async () => {
    const bobs = eq(accounts.email, 'Bob@Example.com')
    const passwordHash = await hash('Password-1', { memoryCost: 4096, timeCost: 1, parallelism: 1 })
    await site.db.update(accounts).set({ passwordHash }).where(bobs)
    await expect(site.signIn('bob@example.com', 'Password-2')).rejects.toMatchObject({ code: 'wrong_password' })
    expect((await site.db.select().from(accounts).where(bobs))[0]?.passwordHash).toBe(passwordHash)
    await site.signIn('bob@example.com', 'Password-1')
    expect((await site.db.select().from(accounts).where(bobs))[0]?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    await site.signIn('bob@example.com', 'Password-1')
  })

  test('the token itself is not in the database', async () => {
    const { cookie } = await site.signIn('bob@example.com', 'Password-1')
    const hashes = (await site.db.select().from(sessions)).map((session) => session.tokenHash)
    expect(hashes).not.toContain(cookie.replace('sid=', ''))
  })
})

test.each([
  ['/booking-request', '/booking-request'],
  ['/booking?villa=1#top', '/booking?villa=1#top'],
  ['//elsewhere.example', undefined],
  ['/\\elsewhere.example', undefined],
  ['/.//elsewhere.example', undefined],
  ['/..//elsewhere.example', undefined],
  ['/a/..//elsewhere.example', undefined],
  ['/\t/elsewhere.example', undefined],
  ['/%2F/elsewhere.example', '/%2F/elsewhere.example'],
  ['https://elsewhere.example', undefined],
  ['javascript:alert(1)', undefined],
  [undefined, undefined],
])('after login %s leads to %s', (target, path) => {
  expect(pathOfThisSite(target)).toBe(path)
})

describe('a forgotten password', () => {
  const linkOf = async () => {
    await sendLink(site.deps, 'bob@example.com')
    const all = await site.db.select().from(mails)
    return /token=([\w-]+)/.exec(all.at(-1)?.text ?? '')?.[1] ?? ''
  }

  test('gets the same answer whether the address is known or not', async () => {
    const known = await site.visitor(accountCalls.forgotPassword, { email: 'bob@example.com' })
    const unknown = await site.visitor(accountCalls.forgotPassword, { email: 'nobody@example.com' })
    expect(known).toEqual(unknown)
  })

  test('is set anew by the link, once, and every session ends', async () => {
    const bob = await site.signIn('bob@example.com', 'Password-1')
    const token = await linkOf()
    await site.visitor(accountCalls.verifyResetToken, { token })
    await expect(site.visitor(accountCalls.resetPassword, { token, newPassword: 'P@ssw0rd' })).rejects.toMatchObject({
      code: 'common_password',
      fields: { newPassword: 'This password is among the most used ones. Please choose another.' },
    })
    await site.visitor(accountCalls.resetPassword, { token, newPassword: 'New!Password-1' })
    expect(await bob(accountCalls.who, {})).toMatchObject({ authenticated: false })
    await expect(site.visitor(accountCalls.resetPassword, { token, newPassword: 'New!Password-2' })).rejects.toMatchObject({
      code: 'invalid_token',
    })
    await site.signIn('bob@example.com', 'New!Password-1')
    expect((await site.db.select().from(mails)).at(-1)).toMatchObject({
      recipient: 'Bob@Example.com',
      subject: 'Your password was changed',
    })
  })

  test('the link ends after an hour', async () => {
    const token = await linkOf()
    site.clock.now = new Date(site.clock.now.getTime() + 61 * 60_000)
    await expect(site.visitor(accountCalls.verifyResetToken, { token })).rejects.toMatchObject({ code: 'invalid_token' })
  })
})

describe('a password is changed', () => {
  const change = (client: Client, over: object = {}) =>
    client(accountCalls.changePassword, { password: 'Password-1', newPassword: 'Cliff-Above-7!', ...over })

  test('by the current one; other sessions end, this one goes on, and a mail tells', async () => {
    const cara = await site.guest('Cara')
    const elsewhere = await site.signIn('cara@example.com', 'Password-1')
    await expect(change(cara, { password: 'Guess-1234' })).rejects.toMatchObject({ code: 'password_not_confirmed' })
    await expect(change(cara, { newPassword: 'Passw0rd!' })).rejects.toMatchObject({ code: 'common_password' })
    await change(cara)
    expect(await elsewhere(accountCalls.who, {})).toMatchObject({ authenticated: false })
    expect(await cara(accountCalls.who, {})).toMatchObject({ authenticated: true })
    expect((await site.db.select().from(mails)).at(-1)).toMatchObject({
      recipient: 'cara@example.com',
      subject: 'Your password was changed',
    })
    await expect(site.signIn('cara@example.com', 'Password-1')).rejects.toMatchObject({ code: 'wrong_password' })
    await site.signIn('cara@example.com', 'Cliff-Above-7!')
  })
})
