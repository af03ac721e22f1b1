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

/** Fields that take the text as one of which `isWrong` is true, as 'GET /path field'. */
const fieldsThatTake = (text: string, isWrong: (taken: string) => boolean): string[] =>
  allCalls.flatMap((call) =>
    [...withText(call, text)]
      .filter(([field, input]) => !AS_SENT.test(field) && isWrong(JSON.stringify(call.input.safeParse(input).data ?? {})))
      .map(([field]) => `${call.method} ${call.path} ${field}`),
  )

test('every call takes the same text in one form, however a phone composes it', () => {
  expect(fieldsThatTake(DECOMPOSED, (taken) => taken.normalize('NFC') !== taken)).toEqual([])
})

/** Turns the direction of all that follows, parts a word unseen, ends a text for older programs. */
const HIDDEN = 'Eve \u202Eexe.pdf\u200B\u0000\u0007'

test('no call takes characters that nobody sees', () => {
  expect(fieldsThatTake(HIDDEN, (taken) => /\u202E|\u200B|\\u0000|\\u0007/.test(taken))).toEqual([])
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
