import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountCalls } from '#contract/accounts.ts'
import { anOwnerWithApp, getPending, OWNER, passwordStep } from '../../../tests/authenticator.ts'
import { SITE, type TestSite, testSite } from '../../../tests/test-site.ts'
import { createApp } from '../app.ts'
import { accounts, mails, sessions } from '../db/schema.ts'
import { type LogContext, logged } from '../log.ts'
import { sendLink } from './reset-password.ts'

let site: TestSite
beforeEach(async () => {
  site = await testSite()
})
afterEach(() => site.close())

/** The mailbox owner resets the password, which ends all sessions. */
async function resetPassword(email: string) {
  await sendLink(site.deps, email)
  const token = /token=([\w-]+)/.exec((await site.db.select().from(mails).orderBy(mails.id)).at(-1)?.text ?? '')?.[1] ?? ''
  await site.visitor(accountCalls.resetPassword, { token, newPassword: 'Owner!Alone-1' })
}

/** Sends a request that verifies the old password slowly; the password is reset meanwhile. */
async function duringReset(path: string, body: object, cookie = ''): Promise<Response> {
  const slow = await hash('Password-1', { memoryCost: 19_456, timeCost: 60, parallelism: 1 })
  await site.db.update(accounts).set({ passwordHash: slow }).where(eq(accounts.email, 'bob@example.com'))
  let accountRead = () => {}
  const begun = new Promise<void>((resolve) => {
    accountRead = resolve
  })
  const context: LogContext = {
    about: {},
    set account(_: number) {
      accountRead()
    },
  }
  const answer = logged(context, () =>
    createApp(site.deps).request(`${SITE}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    }),
  )
  await begun
  await resetPassword('bob@example.com')
  return answer
}

test('a sign-in with the old password during a reset opens no session', async () => {
  await site.guest('Bob')
  const answer = await duringReset('/api/checkUser.php', { email: 'bob@example.com', password: 'Password-1' })
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []])
  expect(await answer.json()).toMatchObject({ code: 'wrong_password' })
  expect(await site.db.select().from(sessions)).toEqual([])
})

test('a change with the old password during a reset changes nothing', async () => {
  const bob = await site.guest('Bob')
  const wanted = { password: 'Password-1', newPassword: 'The-Thief-1!' }
  const answer = await duringReset('/api/changePassword.php', wanted, bob.cookie)
  expect(await answer.json()).toMatchObject({ code: 'password_not_confirmed' })
  await site.signIn('bob@example.com', 'Owner!Alone-1')
})

test('a pending sign-in ends when the password is reset', async () => {
  const app = await anOwnerWithApp(site)
  await app.turnOn()
  const pending = getPending(await passwordStep(site))
  await resetPassword(OWNER.email)
  await expect(site.visitor(accountCalls.enterCode, { pending, code: app.nextCode() })).rejects.toMatchObject({ code: 'sign_in_over' })
})
