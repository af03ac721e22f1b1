import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountCalls } from '#contract/accounts.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { mails } from '../db/schema.ts'
import { sendLink } from './reset-password.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
  await site.guest('Bob')
})
afterAll(() => site.close())

const findLink = async () => {
  await sendLink(site.deps, 'bob@example.com')
  const all = await site.db.select().from(mails).orderBy(mails.id)
  return /token=([\w-]+)/.exec(all.at(-1)?.text ?? '')?.[1] ?? ''
}

test('a request to reset a forgotten password gets the same response for a known and an unknown address', async () => {
  const before = await site.db.$count(mails)
  const known = await site.visitor(accountCalls.forgotPassword, { email: 'bob@example.com' })
  const unknown = await site.visitor(accountCalls.forgotPassword, { email: 'nobody@example.com' })
  expect(known).toEqual(unknown)
  // It is written after the answer.
  await expect.poll(() => site.db.$count(mails)).toBe(before + 1)
})

test('a forgotten password can be reset once by the link, which ends all sessions and sends a mail', async () => {
  const bob = await site.signIn('bob@example.com', 'Password-1')
  const token = await findLink()
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
  expect((await site.db.select().from(mails).orderBy(mails.id)).at(-1)).toMatchObject({
    recipient: 'bob@example.com',
    subject: 'Your password was changed',
  })
})

test('the link to reset a forgotten password expires after an hour', async () => {
  const token = await findLink()
  site.clock.now = new Date(site.clock.now.getTime() + 61 * 60_000)
  await expect(site.visitor(accountCalls.verifyResetToken, { token })).rejects.toMatchObject({ code: 'invalid_token' })
})

const change = (client: Client, over: object = {}) =>
  client(accountCalls.changePassword, { password: 'Password-1', newPassword: 'Cliff-Above-7!', ...over })

test('a password is changed with the current one: other sessions and reset links end, this session remains, and a mail is sent', async () => {
  const cara = await site.guest('Cara')
  const elsewhere = await site.signIn('cara@example.com', 'Password-1')
  await expect(change(cara, { password: 'Guess-1234' })).rejects.toMatchObject({ code: 'password_not_confirmed' })
  await expect(change(cara, { newPassword: 'Passw0rd!' })).rejects.toMatchObject({ code: 'common_password' })
  await sendLink(site.deps, 'cara@example.com')
  const link = (await site.db.select().from(mails).orderBy(mails.id)).at(-1)?.text ?? ''
  await change(cara)
  const token = /token=([\w-]+)/.exec(link)?.[1] ?? ''
  await expect(site.visitor(accountCalls.verifyResetToken, { token })).rejects.toMatchObject({ code: 'invalid_token' })
  expect(await elsewhere(accountCalls.who, {})).toMatchObject({ authenticated: false })
  expect(await cara(accountCalls.who, {})).toMatchObject({ authenticated: true })
  expect((await site.db.select().from(mails).orderBy(mails.id)).at(-1)).toMatchObject({
    recipient: 'cara@example.com',
    subject: 'Your password was changed',
  })
  await expect(site.signIn('cara@example.com', 'Password-1')).rejects.toMatchObject({ code: 'wrong_password' })
  await site.signIn('cara@example.com', 'Cliff-Above-7!')
})
