import { expect, test } from 'vitest'
import { accountCalls } from '#contract/accounts.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { quickPasswords as passwords, testSite } from '../../../tests/test-site.ts'
import { createApp } from '../app.ts'
import { accounts } from '../db/schema.ts'
import { readEnv } from '../env.ts'
import { ensureAdmin } from './first-admin.ts'

test('without configured credentials one administrator is created once, with a random password', async () => {
  const [one, other] = [await testDatabase(), await testDatabase()]
  const env = readEnv({})
  const made = await ensureAdmin({ db: one.db, env, passwords })
  expect(made?.password).toMatch(/^[\w-]{16}$/)
  expect((await ensureAdmin({ db: other.db, env, passwords }))?.password).not.toBe(made?.password)
  expect(await ensureAdmin({ db: one.db, env, passwords })).toBeNull()
  await Promise.all([one.close(), other.close()])
})

test('concurrent processes create one administrator, and at most one returns a password', async () => {
  const site = await testDatabase()
  for (const environment of [{}, { ADMIN_EMAIL: 'owner@seaside.example', ADMIN_PASSWORD: 'Quiet-Harbour-7' }]) {
    await site.db.delete(accounts)
    const start = () => ensureAdmin({ db: site.db, env: readEnv(environment), passwords })
    const printed = await Promise.all([start(), start(), start(), start()])
    expect(printed.filter(Boolean)).toHaveLength('ADMIN_PASSWORD' in environment ? 0 : 1)
    expect(await site.db.$count(accounts)).toBe(1)
  }
  await site.close()
})

test('startup fails if ADMIN_EMAIL is the address of a guest’s account', async () => {
  const site = await testSite()
  await site.db.delete(accounts)
  await site.guest('Bob')
  const env = readEnv({ ADMIN_EMAIL: 'Bob@example.com', ADMIN_PASSWORD: 'Quiet-Harbour-7' })
  await expect(ensureAdmin({ ...site.deps, env })).rejects.toThrow('Bob@example.com is the account of a guest')
  await site.close()
})

test('a configured administrator can sign in, and no password is returned', async () => {
  const site = await testSite()
  const { deps } = site
  expect(await ensureAdmin(deps)).toBeNull()
  const owner = await site.admin()
  expect(await owner(accountCalls.who, {})).toMatchObject({ user: { status: 2 } })
  await site.close()
})

test('a configured password among the most used ones is refused at the start', async () => {
  const { db, close } = await testDatabase()
  const starting = (ADMIN_PASSWORD: string) =>
    ensureAdmin({ db, env: readEnv({ ADMIN_EMAIL: 'owner@seaside.example', ADMIN_PASSWORD }), passwords })
  await expect(starting('Password123')).rejects.toThrow('ADMIN_PASSWORD is among the most used ones')
  await expect(starting('Seaside-123')).rejects.toThrow('ADMIN_PASSWORD is among the most used ones')
  await close()
})

test('the session cookie is HttpOnly and SameSite, and Secure on an https site', async () => {
  const site = await testSite()
  const logIn = (app: ReturnType<typeof createApp>, origin: string) =>
    app.request(`${origin}/api/checkUser.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ email: 'owner@villas.example', password: 'Owner-Password-1' }),
    })
  const plain = await logIn(createApp(site.deps), 'http://localhost:3000')
  expect(plain.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/),
    expect.stringMatching(/^device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/),
  ])
  const siteUrl = 'https://villas.example'
  const safe = await logIn(createApp({ ...site.deps, env: { ...site.deps.env, siteUrl } }), siteUrl)
  expect(safe.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-sid=.*; HttpOnly; SameSite=Lax; .*Secure$/),
    expect.stringMatching(/^__Host-device=.*; Secure$/),
  ])
  const again = await logIn(createApp(site.deps), 'http://localhost:3000')
  expect(again.headers.get('set-cookie')).not.toBe(plain.headers.get('set-cookie'))
  await site.close()
})
