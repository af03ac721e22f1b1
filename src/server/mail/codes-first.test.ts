import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isNull } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountCalls } from '#contract/accounts.ts'
import { emailProofCalls } from '#contract/email-proof.ts'
import { emailSignInCalls } from '#contract/email-sign-in.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { peopleCalls } from '#contract/people.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla, weekLater } from '../../../tests/builders.ts'
import { mailServer } from '../../../tests/mail-server.ts'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { mails } from '../db/schema.ts'
import { sampleMails } from '../notifications/localized/samples.ts'
import { readSettings } from '../settings/queries.ts'
import { queueMail } from './outbox.ts'
import { sendMails } from './send-mails.ts'

const SOON = { timeout: 5_000 }

let server: Awaited<ReturnType<typeof mailServer>>
let site: TestSite

const siteThatMails = (environment: Record<string, string> = {}) =>
  testSite({ environment: { SMTP_URL: server.url, MAIL_FROM: 'stay@villas.example', RATE_LIMITS: 'off', ...environment } })

beforeEach(async () => {
  server = await mailServer()
  site = await siteThatMails()
})
afterEach(async () => {
  await site.close()
  await server.close()
})

/** Mails that nobody waits for. */
async function write(count: number) {
  for (let n = 1; n <= count; n++) {
    const mail = { occasion: `news ${n}`, to: `guest-${n}@example.com`, subject: 'News', text: 'words', html: '<p>words</p>' }
    await queueMail(site.db, site.clock.now, { accountId: null }, mail)
  }
}
const sentTo = () => server.taken.map(({ to }) => to[0])

test('a sign-in code goes out while 60 mails wait for a slow server', async () => {
  await write(60)
  const acknowledge = server.hold()
  const run = sendMails(site.deps)
  await expect.poll(() => server.taken.length).toBe(5)
  await site.visitor(emailSignInCalls.sendCode, { email: 'ana@example.com' })
  await expect.poll(sentTo, SOON).toContain('ana@example.com')
  acknowledge()
  await run
  await expect.poll(() => site.db.$count(mails, isNull(mails.sentAt))).toBe(0)
  expect(new Set(sentTo()).size).toBe(61)
  expect(server.taken).toHaveLength(61)
})

test('a queue of mails goes out over a few connections that are kept', async () => {
  await write(60)
  await sendMails(site.deps)
  expect(server.taken).toHaveLength(60)
  expect(server.connections()).toBeLessThanOrEqual(8)
})

test('codes that many guests ask for at once all go out, before older mails', async () => {
  await write(20)
  const guests = Array.from({ length: 12 }, (_, n) => `guest-of-tonight-${n}@example.com`)
  const acknowledge = server.hold()
  await Promise.all(guests.map((email) => site.visitor(emailSignInCalls.sendCode, { email })))
  await expect.poll(() => site.db.$count(mails)).toBe(32)
  const run = sendMails(site.deps)
  acknowledge()
  await run
  await expect.poll(() => [...sentTo()].sort(), SOON).toEqual(expect.arrayContaining(guests))
  expect(server.taken).toHaveLength(32)
})

test('a code that an earlier process has left is sent before older mails', async () => {
  await write(20)
  await queueMail(
    site.db,
    site.clock.now,
    { accountId: null },
    { occasion: 'email code 7', to: 'ana@example.com', subject: 'Your code', text: '123456', html: '<p>123456</p>' },
  )
  const acknowledge = server.hold()
  const run = sendMails(site.deps)
  await expect.poll(() => server.taken.length).toBe(5)
  expect(sentTo()).toContain('ana@example.com')
  acknowledge()
  await run
})

const waysToAsk: Record<string, () => Promise<unknown>> = {
  'a code to sign in': () => site.visitor(emailSignInCalls.sendCode, { email: 'mara@example.com' }),
  'a link to set a password': async () => {
    await site.guest('Mara')
    return site.visitor(accountCalls.forgotPassword, { email: 'mara@example.com' })
  },
  'a code to confirm the address': async () => (await site.guest('Mara', { proved: false }))(emailProofCalls.sendCode, {}),
  'a code to cancel a stay': async () => {
    const mara = await site.guest('Mara')
    const form = await goToBank(mara, (await aVilla(site.db)).id, { plan: 'full', ...weekLater(2) })
    await pay(site, form)
    await bring(site, form.orderId)
    const { refund } = await mara(guestStayCalls.cancellation, { bookingNumber: form.bookingNumber })
    return mara(guestStayCalls.cancellationCode, { bookingNumber: form.bookingNumber, refund })
  },
  'an invitation': async () =>
    (await site.admin())(peopleCalls.invite, { email: 'mara@example.com', role: 'reception', password: 'Owner-Password-1' }),
}

test.each(Object.keys(waysToAsk))('a mail with %s is sent without waiting for the job, and nothing else is', async (way) => {
  await waysToAsk[way]?.()
  await expect.poll(sentTo, SOON).toEqual(['mara@example.com'])
  expect(server.taken[0]?.source).toMatch(/\d{6}|token/)
})

test('every kind of mail with a code or a link that works once is urgent', async () => {
  for (const mail of sampleMails(await readSettings(site.db), site.deps))
    await queueMail(site.db, site.clock.now, { accountId: null }, mail)
  const rows = await site.db.select().from(mails)
  const secret = rows.filter(({ text }) => /^\d{6}$|code is \d{6}|[?&]token=/m.test(text))
  expect(secret.length).toBeGreaterThan(4)
  expect(rows.filter(({ urgent }) => urgent).map(({ occasion }) => occasion)).toEqual(secret.map(({ occasion }) => occasion))
})

test('mails are signed where a key is set, and a key that does not work refuses the start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'villas-dkim-'))
  const key = join(folder, 'dkim.pem')
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const dkim = { DKIM_DOMAIN: 'villas.example', DKIM_SELECTOR: 'stay2026', DKIM_KEY_FILE: key }
  const signing = await siteThatMails(dkim)
  try {
    await signing.visitor(emailSignInCalls.sendCode, { email: 'ana@example.com' })
    await site.visitor(emailSignInCalls.sendCode, { email: 'bob@example.com' })
    await expect.poll(() => sentTo().sort(), SOON).toEqual(['ana@example.com', 'bob@example.com'])
    const sourceFor = (address: string) => server.taken.find(({ to }) => to[0] === address)?.source ?? ''
    expect(sourceFor('ana@example.com')).toMatch(/^DKIM-Signature: v=1; a=rsa-sha256;.*d=villas\.example;[\s\S]*s=stay2026;/m)
    expect(sourceFor('bob@example.com')).not.toContain('DKIM-Signature')
    writeFileSync(key, 'no key')
    await expect(siteThatMails(dkim)).rejects.toThrow(/^DKIM_KEY_FILE: .*dkim\.pem has no usable RSA private key/)
    await expect(siteThatMails({ ...dkim, DKIM_SELECTOR: '' })).rejects.toThrow(
      /DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY_FILE or none; missing: DKIM_SELECTOR$/,
    )
  } finally {
    await signing.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
