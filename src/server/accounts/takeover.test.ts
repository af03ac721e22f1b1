import { eq, getTableName, isNotNull } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { accountCalls } from '#contract/accounts.ts'
import { emailProofCalls } from '#contract/email-proof.ts'
import { emailSignInCalls } from '#contract/email-sign-in.ts'
import { passkeyCalls } from '#contract/passkeys.ts'
import { bring, goToBank, pay, states } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { eventually } from '../../../tests/eventually.ts'
import { passkeyDevice } from '../../../tests/passkey-device.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import {
  accounts,
  actionCodes,
  emailCodes,
  knownDevices,
  mails,
  passkeyChallenges,
  passkeys,
  pendingSignIns,
  pushDevices,
  twoStep,
} from '../db/schema.ts'
import { sendLink } from './reset-password.ts'
import { waysIn } from './ways-in.ts'

const EMAIL = 'mia@example.com'
const PASSWORD = 'Password-1'
const NEW_PASSWORD = 'Cliff-Above-7!'

let site: TestSite
beforeEach(async () => {
  site = await testSite()
})
afterEach(() => site.close())

const newestMail = async () => (await site.db.select().from(mails).orderBy(mails.id)).at(-1)?.text ?? ''
const linkFor = async (email: string) => {
  await sendLink(site.deps, email)
  return /token=([\w-]+)/.exec(await newestMail())?.[1] ?? ''
}
const prove = (provedAt: Date | null) => site.db.update(accounts).set({ emailProvedAt: provedAt }).where(eq(accounts.email, EMAIL))
const readRows = async () => {
  const rows = await Promise.all(waysIn.map((table) => site.db.select().from(table)))
  return waysIn.map((table, index) => [getTableName(table), (rows[index] ?? []).map((row) => JSON.stringify(row))] as const)
}

async function addPasskey(guest: Client, name = 'Phone') {
  const device = passkeyDevice()
  const { options } = await guest(passkeyCalls.beginAdding, {})
  await guest(passkeyCalls.add, { name, credential: device.make(options) })
  return device
}

const signsIn = async (device: ReturnType<typeof passkeyDevice>): Promise<boolean> => {
  const { options } = await site.visitor(passkeyCalls.beginSignIn, {})
  const credential = device.sign(options)
  return site.visitor(passkeyCalls.signIn, { credential }).then(
    () => true,
    () => false,
  )
}

/** Somebody opens an account with an address of another person, and prepares every way back into it, as was once possible. */
async function mallorysAccount() {
  const mallory = await site.guest('Mia', { proved: false })
  await prove(site.clock.now)
  const device = await addPasskey(mallory)
  const { options } = await mallory(passkeyCalls.beginAdding, {})
  await prove(null)
  await mallory(emailProofCalls.sendCode, {})
  const link = await linkFor(EMAIL)
  await site.visitor(emailSignInCalls.sendCode, { email: EMAIL })
  await eventually(async () => expect(await newestMail()).toMatch(/code is \d{6}/))
  const [account] = await site.db.select().from(accounts).where(eq(accounts.email, EMAIL))
  const accountId = account?.id ?? 0
  const soon = { accountId, expiresAt: new Date(site.clock.now.getTime() + 600_000) }
  await site.db.insert(pendingSignIns).values({ tokenHash: 'pending', ...soon })
  await site.db.insert(actionCodes).values({ codeHash: 'code', attemptsLeft: 5, ...soon })
  await site.db.insert(twoStep).values({ accountId, sealedSecret: 'secret', salt: 'salt', begunAt: site.clock.now })
  const [{ deviceHash = '' } = {}] = await site.db.select().from(knownDevices).where(eq(knownDevices.accountId, accountId))
  const notices = { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'auth', name: 'Browser', kinds: [], addedAt: site.clock.now }
  await site.db.insert(pushDevices).values({ accountId, deviceHash, ...notices })
  return { mallory, device, options, link, accountId }
}

/** How the owner of the mailbox comes to the account. Each signs in, and answers with what Mia's own browser may keep. */
const arrivals: [string, (mallory: Client) => Promise<{ ownPassword: boolean }>][] = [
  [
    'by a reset link',
    async () => {
      await site.visitor(accountCalls.resetPassword, { token: await linkFor(EMAIL), newPassword: NEW_PASSWORD })
      return { ownPassword: true }
    },
  ],
  [
    'by a mailed code',
    async () => {
      const { challenge } = await site.visitor(emailSignInCalls.sendCode, { email: EMAIL })
      const written = await site.db.$count(mails)
      await eventually(async () => expect(await site.db.$count(mails)).toBeGreaterThan(written))
      const code = /code is (\d{6})/.exec(await newestMail())?.[1] ?? ''
      await site.visitor(emailSignInCalls.enter, { email: EMAIL, challenge, code })
      return { ownPassword: false }
    },
  ],
]

describe('the owner of a mailbox and an account that somebody else has opened', () => {
  test.each(arrivals)(
    'after the owner of a mailbox has taken over an account %s, nothing of the other opens it any more',
    async (_, arrive) => {
      const { mallory, device, options, link } = await mallorysAccount()
      const before = await readRows()
      expect(before.filter(([, rows]) => rows.length === 0).map(([name]) => name)).toEqual(['recovery_codes'])
      const { ownPassword } = await arrive(mallory)
      for (const [name, rows] of await readRows()) {
        const earlier = before.find(([known]) => known === name)?.[1] ?? []
        expect(
          rows.filter((row) => earlier.includes(row)),
          name,
        ).toEqual([])
      }
      expect(await signsIn(device)).toBe(false)
      expect((await mallory(accountCalls.who, {})).authenticated).toBe(false)
      await expect(mallory(passkeyCalls.add, { name: 'Late', credential: passkeyDevice().make(options) })).rejects.toMatchObject({
        status: 401,
      })
      await expect(site.signIn(EMAIL, PASSWORD)).rejects.toMatchObject({ code: 'wrong_password' })
      await expect(site.visitor(accountCalls.verifyResetToken, { token: link })).rejects.toMatchObject({ code: 'invalid_token' })
      if (ownPassword) await site.signIn(EMAIL, NEW_PASSWORD)
    },
  )

  test('passkeys of somebody else on an account cannot be kept, and are not offered', async () => {
    const { device } = await mallorysAccount()
    const [passkey] = await site.db.select().from(passkeys)
    const token = await linkFor(EMAIL)
    expect((await site.visitor(accountCalls.verifyResetToken, { token })).passkeys).toEqual([])
    await site.visitor(accountCalls.resetPassword, { token, newPassword: NEW_PASSWORD, keepPasskeys: [passkey?.id ?? 0] })
    expect(await signsIn(device)).toBe(false)
  })
})

test('a code that proves the address leaves the session that enters it, its device and its password, and nothing else', async () => {
  const { mallory: mia, device } = await mallorysAccount()
  const elsewhere = await site.signIn(EMAIL, PASSWORD)
  await mia(emailProofCalls.sendCode, {})
  const code = /(\d{6})/.exec(await newestMail())?.[1] ?? ''
  await mia(emailProofCalls.prove, { code })
  expect([(await mia(accountCalls.who, {})).authenticated, (await elsewhere(accountCalls.who, {})).authenticated]).toEqual([true, false])
  expect(await signsIn(device)).toBe(false)
  const left = (await readRows()).map(([name, rows]) => [name, rows.length]).filter(([, rows]) => rows !== 0)
  expect(Object.fromEntries(left)).toEqual({ sessions: 1, known_devices: 1, push_devices: 1, passkey_challenges: 1 })
  await site.signIn(EMAIL, PASSWORD)
})

test('an owner who resets the password for the first time keeps the second step', async () => {
  const owner = (await site.db.select().from(accounts).where(isNotNull(accounts.role)))[0]
  const { id = 0, email = '' } = owner ?? {}
  await site.db
    .insert(twoStep)
    .values({ accountId: id, sealedSecret: 'x', salt: 'x', begunAt: site.clock.now, confirmedAt: site.clock.now })
  await site.visitor(accountCalls.resetPassword, { token: await linkFor(email), newPassword: NEW_PASSWORD })
  await expect(site.visitor(accountCalls.login, { email, password: NEW_PASSWORD })).rejects.toMatchObject({ code: 'code_needed' })
})

describe('passkeys that stay after a new password', () => {
  let ana: Client
  let devices: ReturnType<typeof passkeyDevice>[]
  let ids: number[]
  beforeEach(async () => {
    ana = await site.guest('Ana')
    devices = [await addPasskey(ana, 'Phone'), await addPasskey(ana, 'Somebody’s laptop')]
    ids = (await ana(passkeyCalls.list, {})).passkeys.map(({ id }) => id)
  })
  const whichSignIn = async () => {
    const signed = []
    for (const device of devices) signed.push(await signsIn(device))
    return signed
  }

  test('a new password by a link lists the passkeys, and only those that are named stay', async () => {
    const token = await linkFor('ana@example.com')
    const { passkeys: listed } = await site.visitor(accountCalls.verifyResetToken, { token })
    expect(listed.map(({ name }) => name)).toEqual(['Phone', 'Somebody’s laptop'])
    await site.visitor(accountCalls.resetPassword, { token, newPassword: NEW_PASSWORD, keepPasskeys: ids.slice(0, 1) })
    expect(await whichSignIn()).toEqual([true, false])
  })

  test('after a new password by a link without an answer no passkey stays', async () => {
    await site.visitor(accountCalls.resetPassword, { token: await linkFor('ana@example.com'), newPassword: NEW_PASSWORD })
    expect(await whichSignIn()).toEqual([false, false])
  })

  test('after a new password with the current one only passkeys that are named stay', async () => {
    await ana(accountCalls.changePassword, { password: PASSWORD, newPassword: NEW_PASSWORD, keepPasskeys: ids.slice(1) })
    expect(await whichSignIn()).toEqual([false, true])
  })

  test('a new password does not touch passkeys of another account by their numbers', async () => {
    const bob = await site.guest('Bob')
    const bobs = await addPasskey(bob)
    await ana(accountCalls.changePassword, { password: PASSWORD, newPassword: NEW_PASSWORD, keepPasskeys: [9999] })
    expect([await signsIn(bobs), ...(await whichSignIn())]).toEqual([true, false, false])
  })
})

test('no passkey is added before the address is proved by its mailbox, not even after a payment', async () => {
  const mia = await site.guest('Mia', { proved: false })
  const paid = await goToBank(mia, (await aVilla(site.db)).id)
  await pay(site, paid)
  await bring(site, paid.orderId)
  expect(await states(site, paid.orderId)).toEqual(['approved', 'paid'])
  expect(await mia(passkeyCalls.list, {})).toMatchObject({ mayAdd: true, emailProved: false })
  await expect(mia(passkeyCalls.beginAdding, {})).rejects.toMatchObject({ code: 'email_unproved', status: 403 })
  await prove(site.clock.now)
  const { options } = await mia(passkeyCalls.beginAdding, {})
  await prove(null)
  const late = { name: 'Phone', credential: passkeyDevice().make(options) }
  await expect(mia(passkeyCalls.add, late)).rejects.toMatchObject({ code: 'email_unproved' })
  await prove(site.clock.now)
  await addPasskey(mia)
  expect([await site.db.$count(passkeys), await site.db.$count(passkeyChallenges), await site.db.$count(emailCodes)]).toEqual([1, 1, 0])
})
