import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountCalls } from '../../src/contract/accounts.ts'
import { twoStepCalls } from '../../src/contract/two-step.ts'
import type { Passwords } from '../../src/server/accounts/passwords.ts'
import { sendLink, sendLinkAsked } from '../../src/server/accounts/reset-password.ts'
import { createApp } from '../../src/server/app.ts'
import { knownDevices, mails } from '../../src/server/db/schema.ts'
import { eraseOldData } from '../../src/server/privacy/erase-old-data.ts'
import { anOwnerWithApp, OWNER } from '../authenticator.ts'
import { quickPasswords, type TestSite, testSite } from '../test-site.ts'

let site: TestSite
let processes: ReturnType<typeof createApp>[]
let asked = 0
beforeEach(async () => {
  site = await testSite()
  processes = [createApp(site.deps), createApp(site.deps)]
  await site.guest('Ana')
})
afterEach(() => site.close())

/** Sends from an address to the processes of the site in turn. */
async function from(address: string, path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  asked += 1
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
  return processes[asked % 2]?.request(`http://localhost:3000${path}`, init, { address }) ?? Response.error()
}

const findCookie = (response: Response, name: string): string =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? ''

/** The first sign-in of a new guest. */
async function registered(fullName: string): Promise<Response> {
  await site.guest(fullName)
  return from(home(100), '/api/checkUser.php', { email: `${fullName.toLowerCase()}@example.com`, password: 'Password-1' })
}

const home = (n: number) => `10.0.${Math.floor(n / 250)}.${n % 250}`
const unlock = (minutes: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000)
}

/** Number of the first attempt that is refused by the limit. */
async function turnedAwayAt(most: number, guess: (n: number) => Promise<Response>): Promise<number | null> {
  for (let n = 1; n <= most; n += 1) if ((await guess(n)).status === 429) return n
  return null
}

const guessPassword = (n: number, address: string) =>
  from(address, '/api/checkUser.php', { email: 'ana@example.com', password: `Guess-${n}` })

test('password guesses are limited to ten per address, across all processes', async () => {
  expect(await turnedAwayAt(20, (n) => guessPassword(n, home(1)))).toBe(11)
  expect((await from(home(2), '/api/checkUser.php', { email: 'ana@example.com', password: 'Password-1' })).status).toBe(200)
  unlock(16)
  expect((await guessPassword(1, home(1))).status).toBe(401)
})

test('password guesses are limited to a hundred per hour and account, from any number of addresses', async () => {
  expect(await turnedAwayAt(120, (n) => guessPassword(n, home(n)))).toBe(101)
  unlock(61)
  await site.signIn('ana@example.com', 'Password-1')
})

test('password guesses are limited to a hundred per address, over any number of accounts', async () => {
  const guess = (n: number) => from(home(1), '/api/checkUser.php', { email: `guest${n}@example.com`, password: 'Password-1' })
  expect(await turnedAwayAt(120, guess)).toBe(101)
})

test('password guesses are limited to ten per IPv6 network', async () => {
  expect(await turnedAwayAt(20, (n) => guessPassword(n, `2001:db8:1:2::${n.toString(16)}`))).toBe(11)
})

test('the limit of password guesses counts no successful sign-ins', async () => {
  const signIn = () => from(home(1), '/api/checkUser.php', { email: 'ana@example.com', password: 'Password-1' })
  for (let n = 0; n < 30; n += 1) expect((await signIn()).status).toBe(200)
  expect(await turnedAwayAt(20, (n) => guessPassword(n, home(1)))).toBe(11)
})

test('known devices have a separate limit of password guesses and stay able to sign in', async () => {
  const own = await from(home(1), '/api/checkUser.php', { email: 'ana@example.com', password: 'Password-1' })
  const device = findCookie(own, 'device')
  expect(device).not.toMatch(/ana/i)
  const bobs = findCookie(await registered('Bob'), 'device')
  expect(await turnedAwayAt(120, (n) => guessPassword(n, home(n)))).toBe(101)
  const enter = (cookie: string, password: string) =>
    from(home(500), '/api/checkUser.php', { email: 'ana@example.com', password }, { cookie })
  expect((await enter('', 'Password-1')).status).toBe(429)
  expect((await enter(bobs, 'Password-1')).status).toBe(429)
  expect(
    (
      await enter(
        device.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
        'Password-1',
      )
    ).status,
  ).toBe(429)
  expect((await enter(device, 'Password-1')).status).toBe(200)
  expect(await turnedAwayAt(20, (n) => enter(device, `Guess-${n}`))).toBe(11)
})

const enter = (cookie: string, password: string, more: object = {}, n = 500) =>
  from(home(n), '/api/checkUser.php', { email: 'ana@example.com', password, ...more }, { cookie })
/** Signs in on so many new browsers. */
async function newDevices(most: number): Promise<string[]> {
  const cookies: string[] = []
  for (let n = 0; n < most; n += 1) {
    unlock(1)
    cookies.push(findCookie(await enter('', 'Password-1'), 'device'))
  }
  return cookies
}
/** Whether a device is known: others have used up the account's limit. */
const areKnown = async (cookies: string[], password = 'Password-1'): Promise<boolean[]> => {
  await turnedAwayAt(120, (n) => guessPassword(n, home(n)))
  const known = []
  for (const cookie of cookies) known.push((await enter(cookie, password)).status === 200)
  return known
}
const setByLink = async (newPassword: string) => {
  await sendLink(site.deps, 'ana@example.com')
  const token = /token=([\w-]+)/.exec((await site.db.select().from(mails).orderBy(mails.id)).at(-1)?.text ?? '')?.[1] ?? ''
  return from(home(600), '/api/resetPassword.php', { token, newPassword })
}

test('known devices are the ten that were used last', async () => {
  const cookies = await newDevices(12)
  unlock(1)
  expect((await enter(cookies[0] ?? '', 'Password-1')).status).toBe(200)
  expect(await areKnown(cookies)).toEqual([true, false, false, ...Array(9).fill(true)])
})

test('known devices have thirty guesses in an hour, however many they are', async () => {
  const cookies = await newDevices(25)
  let guesses = 0
  for (let round = 0; round < 4; round += 1) {
    for (const cookie of cookies.slice(-10)) if ((await enter(cookie, `Guess-${round}`)).status === 401) guesses += 1
    unlock(14)
  }
  expect(guesses).toBe(30)
})

test('guesses of known devices count for the account, so that others have so many guesses fewer', async () => {
  const [device = ''] = await newDevices(1)
  for (let n = 0; n < 10; n += 1) expect((await enter(device, `Guess-${n}`)).status).toBe(401)
  expect(await turnedAwayAt(120, (n) => guessPassword(n, home(n)))).toBe(91)
})

test('known devices are forgotten when the password is reset, but the one that has reset it', async () => {
  const cookies = await newDevices(3)
  const own = findCookie(await setByLink('Cliff-Above-7!'), 'device')
  expect(await areKnown([...cookies, own], 'Cliff-Above-7!')).toEqual([false, false, false, true])
})

test('known devices are forgotten when the password is changed, but the one that has changed it', async () => {
  const cookies = await newDevices(2)
  const here = await site.signIn('ana@example.com', 'Password-1')
  await here(accountCalls.changePassword, { password: 'Password-1', newPassword: 'Cliff-Above-7!' })
  const own = /device=[^;]*/.exec(here.cookie)?.[0] ?? ''
  expect(await areKnown([...cookies, own], 'Cliff-Above-7!')).toEqual([false, false, true])
})

test('known devices are forgotten after a year without use, and with a cookie of an earlier version', async () => {
  const [device = ''] = await newDevices(1)
  expect(await areKnown([`${device}.${'x'.repeat(22)}`, `device=${'x'.repeat(43)}.${'x'.repeat(22)}`])).toEqual([true, false])
  unlock(366 * 24 * 60)
  expect(await areKnown([device])).toEqual([false])
  await eraseOldData(site.deps)
  expect(await site.db.$count(knownDevices)).toBe(0)
})

test('known devices of somebody in the back office are forgotten with every change of the second step', async () => {
  const app = await anOwnerWithApp(site)
  const known = () => site.db.$count(knownDevices)
  const more = async () => {
    await site.db.insert(knownDevices).values({ accountId: 1, deviceHash: `hash ${await known()}`, usedAt: site.clock.now })
    expect(await known()).toBeGreaterThan(before)
  }
  const before = await known()
  const proof = () => ({ password: OWNER.password, code: app.nextCode() })
  for (const change of [
    () => app.turnOn(),
    () => app.owner(twoStepCalls.renewCodes, proof()),
    () => app.owner(twoStepCalls.turnOff, proof()),
  ]) {
    await more()
    await change()
    expect(await known()).toBe(before)
  }
})

test.each(['/api/verifyResetToken.php', '/api/resetPassword.php'])(
  'reset links are limited to thirty guesses in a quarter of an hour by %s',
  async (path) => {
    const guess = (n: number) => from(home(1), path, { token: `guess-${n}`, newPassword: 'Cliff-Above-7!' })
    expect(await turnedAwayAt(40, guess)).toBe(31)
  },
)

test('reset links are limited to ten times as many guesses from all networks of one customer', async () => {
  const guess = (n: number) => from(`2001:db8:1:${n.toString(16)}::1`, '/api/verifyResetToken.php', { token: `guess-${n}` })
  expect(await turnedAwayAt(310, guess)).toBe(301)
})

test('reset links are limited to five requests per hour for one mailbox from one network', async () => {
  const ask = (n: number) => from(`2001:db8:1:2::${n}`, '/api/forgotPassword.php', { email: 'Ana@example.com' })
  expect(await turnedAwayAt(10, ask)).toBe(6)
})

test('limits of reset links keep the owner’s links valid and let a known device get a new one', async () => {
  const own = await from(home(1), '/api/checkUser.php', { email: 'ana@example.com', password: 'Password-1' })
  const headers = { cookie: findCookie(own, 'device') }
  const strange = { address: home(3), request: new Request('http://localhost:3000/') }
  const said = new Set<string>()
  for (let n = 0; n < 8; n += 1) {
    await sendLinkAsked(site.deps, 'ana@example.com', strange)
    said.add(await (await from(home(n), '/api/forgotPassword.php', { email: 'nobody@example.com' })).text())
  }
  said.add(await (await from(home(9), '/api/forgotPassword.php', { email: 'ana@example.com' })).text())
  expect(said.size).toBe(1)
  const links = async () =>
    (await site.db.select().from(mails).orderBy(mails.id)).flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? [])
  expect(await links()).toHaveLength(5)
  await sendLinkAsked(site.deps, 'ana@example.com', { ...strange, request: new Request('http://localhost:3000/', { headers }) })
  expect(await links()).toHaveLength(6)
  unlock(59)
  for (const token of await links()) await site.visitor(accountCalls.verifyResetToken, { token })
  unlock(2)
  await sendLinkAsked(site.deps, 'ana@example.com', strange)
  expect(await links()).toHaveLength(7)
})

const said = async (response: Response) => [response.status, response.headers.get('set-cookie'), await response.text()]

test.each([
  ['signing in', '/api/checkUser.php', { password: 'Guess-1234' }],
  ['signing in to the back office', '/api/checkUser.php', { password: 'Guess-1234', only: 'admin' }],
  ['asking for a link', '/api/forgotPassword.php', {}],
])('answers to %s do not reveal whether an account exists', async (_, path, body) => {
  const known = await said(await from(home(1), path, { email: 'ana@example.com', ...body }))
  const unknown = await said(await from(home(1), path, { email: 'nobody@example.com', ...body }))
  expect(known).toEqual(unknown)
})

test('the work done does not reveal whether an account exists: a password is always verified', async () => {
  let verified = 0
  const matches: Passwords['matches'] = (...given) => {
    verified += 1
    return quickPasswords.matches(...given)
  }
  await site.close()
  site = await testSite({ passwords: { ...quickPasswords, matches } })
  processes = [createApp(site.deps), createApp(site.deps)]
  await site.guest('Ana')
  const work = async (email: string) => {
    verified = 0
    for (let n = 0; n < 5; n += 1) await from(home(n), '/api/checkUser.php', { email, password: 'Guess-1234' })
    return verified
  }
  expect([await work('ana@example.com'), await work('nobody@example.com')]).toEqual([5, 5])
})

const who = async (cookie: string) => (await (await site.send('/api/checkAuth.php', { headers: { cookie } })).json()).authenticated
const logIn = (cookie: string) =>
  site.send('/api/checkUser.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ email: 'ana@example.com', password: 'Password-1' }),
  })

test('a session fixed by an attacker is not used at sign-in', async () => {
  const planted = 'sid=planted-by-somebody-else'
  const cookie = findCookie(await logIn(planted), 'sid')
  expect(cookie).not.toBe(planted)
  expect([await who(planted), await who(cookie)]).toEqual([false, true])
})

test('a session ends when the same browser signs in again', async () => {
  const first = findCookie(await logIn(''), 'sid')
  const second = findCookie(await logIn(first), 'sid')
  expect([await who(first), await who(second)]).toEqual([false, true])
})

test('a session that was stolen ends when the password changes', async () => {
  const stolen = findCookie(await logIn(''), 'sid')
  await sendLink(site.deps, 'ana@example.com')
  const written = await site.db.select().from(mails).orderBy(mails.id)
  const token = /token=([\w-]+)/.exec(written.at(-1)?.text ?? '')?.[1] ?? ''
  await site.visitor(accountCalls.resetPassword, { token, newPassword: 'Cliff-Above-7!' })
  expect(await who(stolen)).toBe(false)
})
