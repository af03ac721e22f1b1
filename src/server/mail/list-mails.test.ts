import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityCalls } from '#contract/activity.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { emailSignInCalls } from '#contract/email-sign-in.ts'
import { mailCalls } from '#contract/mails.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { sendLink } from '../accounts/reset-password.ts'
import { mails } from '../db/schema.ts'

let site: TestSite
let closed: TestSite
let admin: Client
beforeAll(async () => {
  site = await testSite()
  // No server listens on this port.
  closed = await testSite({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  admin = await site.admin()
  for (const name of ['Ana', 'Bob', 'Carla']) await site.guest(name)
})
afterAll(async () => {
  await site.close()
  await closed.close()
})

test('without a mail server mails wait and can be read', async () => {
  await sendLink(site.deps, 'ana@example.com')
  const { mails: listed, total, mailServer } = await admin(mailCalls.list, { limit: 2 })
  expect({ total, mailServer }).toEqual({ total: 4, mailServer: false })
  expect(listed).toMatchObject([
    { recipient: 'ana@example.com', subject: 'Set a new password', state: 'waiting', attempts: 0, error: null },
    { recipient: 'carla@example.com', subject: 'Welcome' },
  ])
  expect(listed[0]?.text).toContain('/reset-password?token=')
})

test('mails are found by recipient, subject and state', async () => {
  expect((await admin(mailCalls.list, { search: 'BOB@' })).mails.map(({ subject }) => subject)).toEqual(['Welcome'])
  expect((await admin(mailCalls.list, { search: 'new password' })).total).toBe(1)
  expect((await admin(mailCalls.list, { state: 'sent' })).total).toBe(0)
})

test('a failed mail is listed with its error, reported on the dashboard, and can be sent again', async () => {
  const owner = await closed.admin()
  await closed.guest('Ana')
  await closed.later(0)
  const [tried] = (await owner(mailCalls.list, {})).mails
  expect(tried).toMatchObject({ state: 'waiting', attempts: 1, error: expect.stringContaining('ECONNREFUSED') })
  for (let days = 0; days < 8; days += 1) await closed.later(1441)
  const [given] = (await owner(mailCalls.list, { state: 'failed' })).mails
  expect(given).toMatchObject({ id: tried?.id, attempts: 8, tryAt: null })
  const { attention } = (await owner(dashboardCalls.stats, {})).stats
  expect(attention.find(({ kind }) => kind === 'unsent_mail')?.text).toMatch(/^'Welcome' to ana@example.com: .*ECONNREFUSED/)

  await owner(mailCalls.sendAgain, { id: given?.id ?? 0 })
  expect((await owner(mailCalls.list, {})).mails).toMatchObject([{ state: 'waiting', attempts: 0, error: null }])
  expect((await owner(activityCalls.list, {})).activity[0]).toMatchObject({
    action: 'send again',
    before: { recipient: 'ana@example.com', tries: 8 },
  })
  await expect(owner(mailCalls.sendAgain, { id: 4711 })).rejects.toMatchObject({ status: 404 })
})

test('with a mail server the owner does not see the link to set a password', async () => {
  const owner = await closed.admin()
  await sendLink(closed.deps, 'ana@example.com')
  const { mails: listed, mailServer } = await owner(mailCalls.list, { search: 'new password' })
  expect(mailServer).toBe(true)
  expect(listed[0]?.text).toBe('A link to set a new password, which only its reader may know.')
})

test('the code that begins a subject is for its reader: with a mail server owners do not see it, nor find it by its digits', async () => {
  const owner = await closed.admin()
  await closed.visitor(emailSignInCalls.sendCode, { email: 'mila@example.com' })
  await expect.poll(() => codeIn(closed, 'mila@example.com')).toMatch(/^\d{6}$/)
  const code = await codeIn(closed, 'mila@example.com')
  const [mail] = (await owner(mailCalls.list, { search: 'mila@' })).mails
  expect(mail?.subject).toBe('······ is your code to sign in')
  expect((await owner(mailCalls.list, { search: code.slice(0, 3) })).total).toBe(0)
  await owner(mailCalls.sendAgain, { id: mail?.id ?? 0 })
  const { activity } = await owner(activityCalls.list, {})
  expect(JSON.stringify(activity)).not.toContain(code)
})

/** The code at the beginning of the last mail's subject. */
async function codeIn({ db }: TestSite, recipient: string): Promise<string> {
  const [mail] = await db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(desc(mails.id)).limit(1)
  return /^(\d{6}) is your code/.exec(mail?.subject ?? '')?.[1] ?? ''
}
