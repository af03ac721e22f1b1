import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountCalls } from '#contract/accounts.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { sessions } from '../db/schema.ts'

let site: TestSite
beforeEach(async () => {
  site = await testSite()
})
afterEach(() => site.close())

const pass = (minutes: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000)
}
const HOURS = 60
const DAYS = 24 * HOURS

const theOwner = () => site.signIn('owner@villas.example', 'Owner-Password-1')
const isSignedIn = async (client: Client) => (await client(accountCalls.who, {})).authenticated

test('an owner is signed out after an hour of inactivity', async () => {
  const owner = await theOwner()
  pass(59)
  expect(await isSignedIn(owner)).toBe(true)
  pass(60)
  expect(await isSignedIn(owner)).toBe(false)
})

test('an owner is signed out after twelve hours, even if active', async () => {
  const owner = await theOwner()
  for (let worked = 0; worked < 23; worked += 1) {
    pass(30)
    expect(await isSignedIn(owner)).toBe(true)
  }
  pass(30)
  expect(await isSignedIn(owner)).toBe(false)
})

test('an owner does not see expired sessions in the list', async () => {
  const phone = await theOwner()
  pass(61)
  const desk = await theOwner()
  expect((await desk(privacyCalls.sessions, {})).sessions).toHaveLength(1)
  expect(await isSignedIn(phone)).toBe(false)
})

test('an owner has a cookie that expires with the session', async () => {
  const response = await site.send('/api/checkUser.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@villas.example', password: 'Owner-Password-1' }),
  })
  expect(response.headers.getSetCookie()[0]).toContain(`Max-Age=${12 * 60 * 60}`)
})

test('of more than twenty sessions of an account the oldest ends', async () => {
  const first = await site.guest('Ana')
  const others: Client[] = []
  for (let number = 0; number < 20; number += 1) {
    pass(1)
    others.push(await site.signIn('ana@example.com', 'Password-1'))
  }
  expect(await isSignedIn(first)).toBe(false)
  expect((await Promise.all(others.map(isSignedIn))).every(Boolean)).toBe(true)
  expect(await site.db.$count(sessions)).toBe(20)
})

test('an account can be signed in to sixty times in a quarter of an hour', async () => {
  await site.guest('Ana')
  const signIn = () => site.signIn('ana@example.com', 'Password-1')
  for (let number = 1; number < 60; number += 1) await signIn()
  await expect(signIn()).rejects.toMatchObject({ code: 'too_many_tries' })
  pass(15)
  await signIn()
})

test('a guest stays signed in for exactly thirty days', async () => {
  const ana = await site.guest('Ana')
  pass(30 * DAYS - 1)
  expect(await isSignedIn(ana)).toBe(true)
  pass(1)
  expect(await isSignedIn(ana)).toBe(false)
})

const seenBy = async (client: Client) => (await client(privacyCalls.sessions, {})).sessions

test('a session is listed with its start and last use, and can be ended separately', async () => {
  const phone = await site.guest('Ana')
  pass(DAYS)
  const desk = await site.signIn('ana@example.com', 'Password-1')
  pass(5)
  expect(await seenBy(desk)).toMatchObject([
    { current: true, startedAt: '2026-06-02T09:00:00.000Z', lastSeenAt: '2026-06-02T09:05:00.000Z' },
    { current: false, startedAt: '2026-06-01T09:00:00.000Z', lastSeenAt: '2026-06-01T09:00:00.000Z' },
  ])
  const [, other] = await seenBy(desk)
  await desk(privacyCalls.endSession, { id: other?.id ?? 0 })
  expect([await isSignedIn(phone), await isSignedIn(desk)]).toEqual([false, true])
})

test('a session of the current browser can be ended, which deletes its cookie', async () => {
  const ana = await site.guest('Ana')
  const [here] = await seenBy(ana)
  expect(await ana(privacyCalls.endSession, { id: here?.id ?? 0 })).toEqual({ here: true })
  expect(ana.cookie).not.toContain('sid=')
})

test('a session cannot be ended by others', async () => {
  const ana = await site.guest('Ana')
  const [hers] = await seenBy(ana)
  for (const client of [await site.guest('Bob'), await theOwner()])
    await expect(client(privacyCalls.endSession, { id: hers?.id ?? 0 })).rejects.toMatchObject({ status: 404 })
  expect(await isSignedIn(ana)).toBe(true)
})

test('the last use of a session is stored at most every five minutes', async () => {
  const owner = await theOwner()
  const seen = async () => (await site.db.select().from(sessions))[0]?.lastSeenAt.toISOString()
  pass(4)
  await isSignedIn(owner)
  expect(await seen()).toBe('2026-06-01T09:00:00.000Z')
  pass(1)
  await Promise.all([isSignedIn(owner), isSignedIn(owner)])
  expect(await seen()).toBe('2026-06-01T09:05:00.000Z')
})
