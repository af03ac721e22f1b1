import { asc } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountCalls } from '#contract/accounts.ts'
import { anOwnerWithApp, bothSteps, getPending, OWNER, passwordStep } from '../../../tests/authenticator.ts'
import { goToBank } from '../../../tests/bank-visit.ts'
import { aVilla, weekLater } from '../../../tests/builders.ts'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { documentNumbers } from '../bookings/guest-documents.ts'
import { bookings, guestDocuments, resetTokens, secrets, stayAccess, twoStep } from '../db/schema.ts'
import { boundToDocument, boundToStay, seal, unseal } from '../sealed.ts'
import { renewSecret } from './renew-secret.ts'
import { sendLink } from './reset-password.ts'

let site: TestSite
let app: Awaited<ReturnType<typeof anOwnerWithApp>>
let codes: string[]

const storedSecret = async () => (await site.db.select().from(secrets))[0]?.value ?? ''

beforeEach(async () => {
  site = await testSite()
  await site.db.insert(secrets).values({ name: 'signing', value: site.deps.secret })
  app = await anOwnerWithApp(site)
  codes = await app.turnOn()
})
afterEach(() => site.close())

test('after renewing the secret, the app and recovery codes work, and sessions, pending sign-ins and links have ended', async () => {
  const before = site.deps.secret
  await sendLink(site.deps, OWNER.email)
  const pending = getPending(await passwordStep(site))
  expect(await renewSecret(site.db)).toBe(1)
  site.deps.secret = await storedSecret()

  expect(site.deps.secret).not.toBe(before)
  expect(await app.owner(accountCalls.who, {})).toMatchObject({ authenticated: false })
  await expect(site.visitor(accountCalls.enterCode, { pending, code: app.nextCode() })).rejects.toMatchObject({ code: 'sign_in_over' })
  expect(await site.db.select().from(resetTokens)).toEqual([])
  expect(await bothSteps(site, app.nextCode())).toMatchObject({ message: 'Login Successful.' })
  expect(await bothSteps(site, codes[0] ?? '')).toMatchObject({ message: 'Login Successful.' })
})

test('document numbers can be read with the new secret, and unreadable ones do not stop the renewal', async () => {
  const [first, second] = await twoBookings()
  const number = seal(site.deps.secret, boundToDocument(first), 'AB 123456')
  await site.db.insert(guestDocuments).values([
    { bookingId: first, sealedNumber: number, givenAt: site.clock.now },
    { bookingId: second, sealedNumber: 'x'.repeat(80), givenAt: site.clock.now },
  ])
  expect(await renewSecret(site.db)).toBe(2)
  site.deps.secret = await storedSecret()
  expect([...(await documentNumbers(site.db, site.deps, [first, second]))]).toEqual([[first, 'AB 123456']])
})

test('the door code of a stay can be read with the new secret, and an unreadable one does not stop the renewal', async () => {
  const [first, second] = await twoBookings()
  const villaId = (await site.db.select({ villaId: bookings.villaId }).from(bookings))[0]?.villaId ?? 0
  await site.db.insert(stayAccess).values([
    { bookingId: first, villaId, sealedDoorCode: seal(site.deps.secret, boundToStay(first), '4711#') },
    { bookingId: second, villaId, sealedDoorCode: 'x'.repeat(80) },
  ])
  expect(await renewSecret(site.db)).toBe(2)
  const rows = await site.db.select().from(stayAccess).orderBy(asc(stayAccess.bookingId))
  expect(unseal(await storedSecret(), boundToStay(first), rows[0]?.sealedDoorCode ?? '')).toBe('4711#')
  expect(rows[1]?.sealedDoorCode).toBe('x'.repeat(80))
})

async function twoBookings(): Promise<[number, number]> {
  const { id: villaId } = await aVilla(site.db)
  const guest = await site.guest('Ana')
  for (const weeks of [1, 3]) await goToBank(guest, villaId, weekLater(weeks))
  const rows = await site.db.select({ id: bookings.id }).from(bookings)
  return [rows[0]?.id ?? 0, rows[1]?.id ?? 0]
}

test('if a two-step secret cannot be opened nothing is changed', async () => {
  await site.db.update(twoStep).set({ sealedSecret: 'x'.repeat(80) })
  await expect(renewSecret(site.db)).rejects.toThrow(/account \d+ cannot be opened/)
  expect(await storedSecret()).toBe(site.deps.secret)
  expect(await app.owner(accountCalls.who, {})).toMatchObject({ authenticated: true })
})
