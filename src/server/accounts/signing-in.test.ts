import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountCalls } from '#contract/accounts.ts'
import { pathOfThisSite } from '#domain/accounts/path-of-this-site.ts'
import { OWNER } from '../../../tests/authenticator.ts'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { accounts, sessions } from '../db/schema.ts'
import { passwordsAt } from './passwords.ts'

const person = { fullName: 'Bob Jones', email: 'Bob@Example.com', password: 'Password-1', country: 'Serbia', phone: '+381 60 7654321' }

let site: TestSite
beforeAll(async () => {
  site = await testSite({ passwords: passwordsAt() })
  await site.visitor(accountCalls.register, person)
})
afterAll(() => site.close())

test('a guest signs in with the address in any case, and is then authenticated', async () => {
  const bob = await site.signIn('bob@example.com', 'Password-1')
  expect(await bob(accountCalls.who, {})).toMatchObject({ authenticated: true, user: { fullName: 'Bob Jones', status: 1 } })
})

test('a guest cannot sign in with a wrong password, and an unknown address gets the same response', async () => {
  const wrong = { code: 'wrong_password', status: 401, message: 'Invalid credentials' }
  await expect(site.signIn('bob@example.com', 'Password-2')).rejects.toMatchObject(wrong)
  await expect(site.signIn('nobody@example.com', 'Password-1')).rejects.toMatchObject(wrong)
})

test('a guest cannot sign in at the sign-in of the back office, which answers as to a wrong password', async () => {
  const asked = { email: 'bob@example.com', password: 'Password-1', only: 'admin' as const }
  await expect(site.visitor(accountCalls.login, asked)).rejects.toMatchObject({ code: 'wrong_password', message: 'Invalid credentials' })
  expect(await site.visitor(accountCalls.login, { ...asked, ...OWNER })).toMatchObject({ user: { status: 2 } })
})

test('a guest signs out, which ends the session on the server', async () => {
  const bob = await site.signIn('bob@example.com', 'Password-1')
  const { cookie } = bob
  await bob(accountCalls.logout, {})
  const response = await site.send('/api/checkAuth.php', { headers: { cookie } })
  expect(await response.json()).toMatchObject({ authenticated: false, user: null })
})

test('a guest can try a wrong password only ten times in a quarter of an hour', async () => {
  const guess = () => site.signIn('victim@example.com', 'Guess-1234')
  for (let attempt = 0; attempt < 10; attempt += 1) await expect(guess()).rejects.toMatchObject({ status: 401 })
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

test('a password hash of an earlier cost is replaced when a guest signs in', async () => {
  const bobs = eq(accounts.email, 'Bob@Example.com')
  const passwordHash = await hash('Password-1', { memoryCost: 4096, timeCost: 1, parallelism: 1 })
  await site.db.update(accounts).set({ passwordHash }).where(bobs)
  await expect(site.signIn('bob@example.com', 'Password-2')).rejects.toMatchObject({ code: 'wrong_password' })
  expect((await site.db.select().from(accounts).where(bobs))[0]?.passwordHash).toBe(passwordHash)
  await site.signIn('bob@example.com', 'Password-1')
  expect((await site.db.select().from(accounts).where(bobs))[0]?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  await site.signIn('bob@example.com', 'Password-1')
})

test('the token of a session is not stored in plain text', async () => {
  const { cookie } = await site.signIn('bob@example.com', 'Password-1')
  const hashes = (await site.db.select().from(sessions)).map((session) => session.tokenHash)
  expect(hashes).not.toContain(cookie.replace('sid=', ''))
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
])('a login that asks for the page %s leads to %s', (target, path) => {
  expect(pathOfThisSite(target)).toBe(path)
})
