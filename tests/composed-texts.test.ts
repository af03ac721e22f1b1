import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountCalls } from '../src/contract/accounts.ts'
import { allCalls } from '../src/contract/index.ts'
import { accounts } from '../src/server/db/schema.ts'
import { withText } from './security/inputs.ts'
import { type TestSite, testSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

/** As Macs and iPhones send it: each accent is a letter of its own. */
const DECOMPOSED = 'Zoë Čolić, Θάλεια'.normalize('NFD')

/** Secrets are compared as they were sent, and marks of the site are nobody's text. */
const AS_SENT =
  /password|token|redirect|seen|query|challenge|retryOf|quoted|response|\.key$|credential|attestation|assertion|page|\.id$|Attachment|\.pending|season_|\.category$/i

test.each(allCalls)('the call $method $path takes the same text in one form, however a phone composes it', (call) => {
  for (const [field, input] of withText(call, DECOMPOSED)) {
    if (AS_SENT.test(field)) continue
    const { data } = call.input.safeParse(input)
    const taken = JSON.stringify(data ?? {})
    expect(taken.normalize('NFC'), field).toBe(taken)
  }
})

/** Turns the direction of all that follows, parts a word unseen, ends a text for older programs. */
const HIDDEN = 'Eve \u202Eexe.pdf\u200B\u0000\u0007'

test.each(allCalls)('the call $method $path takes no characters that nobody sees', (call) => {
  for (const [field, input] of withText(call, HIDDEN)) {
    if (AS_SENT.test(field)) continue
    const { data } = call.input.safeParse(input)
    expect(JSON.stringify(data ?? {}), field).not.toMatch(/\u202E|\u200B|\\u0000|\\u0007/)
  }
})

test('a name of several lines becomes one line in the account', async () => {
  const email = 'lines@example.com'
  const more = { password: 'Password-1', country: 'Serbia', phone: '+381 60 1234567' }
  await site.visitor(accountCalls.register, { fullName: 'Eve \r\n\tAdams\u2028of Novi Sad', email, ...more })
  const [account] = await site.db.select().from(accounts).where(eq(accounts.email, email))
  expect(account?.fullName).toBe('Eve Adams of Novi Sad')
})

test('a guest who registers on an iPhone is found by the name as others type it', async () => {
  const name = 'Zoë Čolić'
  const email = 'zoe@example.com'
  const more = { password: 'Password-1', country: 'Serbia', phone: '+381 60 1234567' }
  await site.visitor(accountCalls.register, { fullName: name.normalize('NFD'), email, ...more })
  const [account] = await site.db.select().from(accounts).where(eq(accounts.email, email))
  expect(account?.fullName).toBe(name.normalize('NFC'))
})
