import { desc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountCalls } from '#contract/accounts.ts'
import { activityCalls } from '#contract/activity.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { mailCalls } from '#contract/mails.ts'
import { passkeyCalls } from '#contract/passkeys.ts'
import { peopleCalls } from '#contract/people.ts'
import { settingsCalls } from '#contract/settings.ts'
import { supportCalls } from '#contract/support.ts'
import { todayCalls } from '#contract/today.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { OWNER } from '../../../tests/authenticator.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { daysAfter } from '../clock.ts'
import { accounts, invitations, mails, securityEvents, twoStep } from '../db/schema.ts'
import { eraseOldData } from '../privacy/erase-old-data.ts'

const { password } = OWNER
const OWN = 'Cliff-Above-7!'

let site: TestSite
let owner: Client
beforeEach(async () => {
  site = await testSite()
  owner = await site.admin()
})
afterEach(() => site.close())

const lastMailTo = async (email: string) =>
  (await site.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id)).limit(1))[0]
const tokenFor = async (email: string) => /token=([\w-]+)/.exec((await lastMailTo(email))?.text ?? '')?.[1] ?? ''
const join = async (email: string, fullName = 'Mara') => {
  await site.visitor(peopleCalls.join, { token: await tokenFor(email), fullName, newPassword: OWN })
  return site.signIn(email, OWN)
}
const invited = async (email: string, role: Role) => {
  await owner(peopleCalls.invite, { email, role, password })
  return join(email)
}
const findId = async (email: string) => (await site.db.select().from(accounts).where(eq(accounts.email, email)))[0]?.id ?? 0
const kinds = async () => (await site.db.select().from(securityEvents).orderBy(securityEvents.id)).map(({ kind }) => kind)

test('an invited person joins by the link with a new password and gets only the rights of the role', async () => {
  await owner(peopleCalls.invite, { email: 'mara@example.com', role: 'reception', password })
  expect(await site.visitor(peopleCalls.invitation, { token: await tokenFor('mara@example.com') })).toEqual({
    email: 'mara@example.com',
    role: 'reception',
  })
  const mara = await join('mara@example.com')
  expect(await mara(accountCalls.who, {})).toMatchObject({
    user: { status: 2, fullName: 'Mara' },
    role: 'reception',
    requiredAction: null,
  })
  await mara(todayCalls.today, {})
  await expect(mara(peopleCalls.list, {})).rejects.toMatchObject({ status: 403, message: 'Admin privileges required' })
  const { people, invitations: waiting } = await owner(peopleCalls.list, {})
  expect(people.map(({ email, role, twoStep: on }) => [email, role, on])).toEqual([
    [OWNER.email, 'owner', false],
    ['mara@example.com', 'reception', false],
  ])
  expect(waiting).toEqual([])
})

test('an invited person can use the link once', async () => {
  await owner(peopleCalls.invite, { email: 'mara@example.com', role: 'reception', password })
  const token = await tokenFor('mara@example.com')
  const twice = await Promise.allSettled([1, 2].map(() => site.visitor(peopleCalls.join, { token, fullName: 'Mara', newPassword: OWN })))
  expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(site.visitor(peopleCalls.invitation, { token })).rejects.toMatchObject({ code: 'invitation_over' })
})

test('an invited person cannot use a link that is older than seven days, withdrawn or replaced', async () => {
  const over = async (token: string) =>
    expect(site.visitor(peopleCalls.join, { token, fullName: 'Mara', newPassword: OWN })).rejects.toMatchObject({
      code: 'invitation_over',
    })
  const email = 'mara@example.com'
  await owner(peopleCalls.invite, { email, role: 'manager', password })
  const first = await tokenFor(email)
  await owner(peopleCalls.invite, { email: 'MARA@example.com', role: 'reception', password })
  await over(first)
  const [waiting] = (await owner(peopleCalls.list, {})).invitations
  expect(waiting).toMatchObject({ email: 'MARA@example.com', role: 'reception' })
  await owner(peopleCalls.withdraw, { id: waiting?.id ?? 0 })
  await over(await tokenFor('MARA@example.com'))
  await owner(peopleCalls.invite, { email, role: 'reception', password })
  site.clock.now = daysAfter(site.clock.now, 7)
  await over(await tokenFor(email))
  await eraseOldData(site.deps)
  expect(await site.db.select().from(invitations)).toEqual([])
})

test('an invited person who is already a guest keeps the account; its password, passkeys and sessions are replaced', async () => {
  const ana = await site.guest('Ana')
  const id = await findId('ana@example.com')
  await owner(peopleCalls.invite, { email: 'Ana@Example.com', role: 'accountant', password })
  await site.visitor(peopleCalls.join, { token: await tokenFor('Ana@Example.com'), fullName: 'Ana Ilić', newPassword: OWN })
  expect(await ana(accountCalls.who, {})).toMatchObject({ authenticated: false })
  await expect(site.signIn('ana@example.com', 'Password-1')).rejects.toMatchObject({ code: 'wrong_password' })
  const joined = await site.signIn('ana@example.com', OWN)
  expect(await joined(accountCalls.who, {})).toMatchObject({ user: { id, fullName: 'Ana Ilić' }, role: 'accountant' })
  expect(await joined(passkeyCalls.list, {})).toMatchObject({ passkeys: [] })
  await expect(owner(peopleCalls.invite, { email: 'ana@example.com', role: 'owner', password })).rejects.toMatchObject({
    code: 'already_in_office',
  })
})

test('an invited person needs a password that is not easily guessed, and the link stays valid until then', async () => {
  await owner(peopleCalls.invite, { email: 'mara@example.com', role: 'reception', password })
  const token = await tokenFor('mara@example.com')
  await expect(site.visitor(peopleCalls.join, { token, fullName: 'Mara', newPassword: 'Password1!' })).rejects.toMatchObject({
    status: 400,
  })
  await join('mara@example.com')
})

test('a role that is changed applies from the next request', async () => {
  const mara = await invited('mara@example.com', 'manager')
  await mara(activityCalls.list, {})
  await owner(peopleCalls.setRole, { id: await findId('mara@example.com'), role: 'housekeeping', password })
  await expect(mara(activityCalls.list, {})).rejects.toMatchObject({ code: 'not_admin' })
  expect(await mara(accountCalls.who, {})).toMatchObject({ role: 'housekeeping' })
})

test('a role that is removed ends the sessions; the activity keeps the person’s name', async () => {
  const mara = await invited('mara@example.com', 'manager')
  const id = await findId('mara@example.com')
  await owner(peopleCalls.remove, { id, password })
  expect(await mara(accountCalls.who, {})).toMatchObject({ authenticated: false })
  const { activity } = await owner(activityCalls.list, {})
  expect(activity.map(({ who, action }) => [who, action]).slice(0, 2)).toEqual([
    [expect.any(String), 'remove'],
    ['Mara', 'join'],
  ])
  expect(await (await site.signIn('mara@example.com', OWN))(accountCalls.who, {})).toMatchObject({ user: { status: 1 }, role: null })
  await expect(owner(peopleCalls.remove, { id, password })).rejects.toMatchObject({ code: 'not_found' })
})

test('a role can be given, changed and removed only with the owner’s password', async () => {
  await invited('mara@example.com', 'manager')
  const id = await findId('mara@example.com')
  const refused = { code: 'password_not_confirmed' }
  const wrong = { password: 'Not-Mine-1!' }
  await expect(owner(peopleCalls.invite, { email: 'eve@example.com', role: 'owner', ...wrong })).rejects.toMatchObject(refused)
  await expect(owner(peopleCalls.setRole, { id, role: 'owner', ...wrong })).rejects.toMatchObject(refused)
  await expect(owner(peopleCalls.remove, { id, ...wrong })).rejects.toMatchObject(refused)
  await expect(owner(peopleCalls.demandTwoStep, { roles: [], ...wrong })).rejects.toMatchObject(refused)
})

test('a role that changes is a security event, and the other owners get a mail', async () => {
  await invited('mara@example.com', 'owner')
  await site.db.delete(securityEvents)
  const id = await findId('mara@example.com')
  await owner(peopleCalls.invite, { email: 'eve@example.com', role: 'reception', password })
  expect((await lastMailTo('mara@example.com'))?.text).toContain('has invited eve@example.com. Role: Reception.')
  await join('eve@example.com', 'Eve')
  expect((await lastMailTo(OWNER.email))?.text).toContain('Eve (eve@example.com) has joined by an invitation.')
  await owner(peopleCalls.setRole, { id: await findId('eve@example.com'), role: 'accountant', password })
  expect((await lastMailTo('mara@example.com'))?.text).toContain('New role: Accountant.')
  await owner(peopleCalls.demandTwoStep, { roles: ['manager', 'reception'], password })
  expect((await lastMailTo('mara@example.com'))?.text).toContain('Now: Manager, Reception.')
  await owner(peopleCalls.setRole, { id, role: 'manager', password })
  await owner(peopleCalls.remove, { id, password })
  expect(await kinds()).toEqual([
    'person_invited',
    'made_administrator',
    'signed_in',
    'role_changed',
    'two_step_demanded',
    'role_changed',
    'made_guest',
  ])
})

test('an owner who is the last one cannot be removed or changed', async () => {
  const id = await findId(OWNER.email)
  await expect(owner(peopleCalls.remove, { id, password })).rejects.toMatchObject({ code: 'last_owner' })
  await expect(owner(peopleCalls.setRole, { id, role: 'manager', password })).rejects.toMatchObject({ code: 'last_owner' })
  await expect(site.db.update(accounts).set({ status: 1 }).where(eq(accounts.id, id))).rejects.toThrow()
  await site.guest('Ana')
  await expect(site.db.delete(accounts).where(eq(accounts.id, id))).rejects.toThrow()
  await owner(peopleCalls.list, {})
})

test('one owner remains if two owners remove each other concurrently', async () => {
  for (let round = 0; round < 5; round += 1) {
    await site.db.update(accounts).set({ status: 2, role: 'owner' })
    const mara = round === 0 ? await invited('mara@example.com', 'owner') : await site.signIn('mara@example.com', OWN)
    owner = await site.admin()
    const outcome = await Promise.allSettled([
      owner(peopleCalls.remove, { id: await findId('mara@example.com'), password }),
      mara(peopleCalls.remove, { id: await findId(OWNER.email), password: OWN }),
    ])
    expect(outcome.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await site.db.$count(accounts, eq(accounts.role, 'owner'))).toBe(1)
  }
})

test('one owner remains if concurrent SQL statements change both owners', async () => {
  await invited('mara@example.com', 'owner')
  const ids = [await findId(OWNER.email), await findId('mara@example.com')]
  const outcome = await Promise.allSettled(
    ids.map((id) => site.db.transaction((tx) => tx.update(accounts).set({ role: 'manager' }).where(eq(accounts.id, id)))),
  )
  expect(outcome.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await site.db.$count(accounts, eq(accounts.role, 'owner'))).toBe(1)
})

test('an owner who is removed has no open invitations left', async () => {
  const mara = await invited('mara@example.com', 'owner')
  await mara(peopleCalls.invite, { email: 'eve@example.com', role: 'owner', password: OWN })
  const token = await tokenFor('eve@example.com')
  await owner(peopleCalls.remove, { id: await findId('mara@example.com'), password })
  await expect(site.visitor(peopleCalls.invitation, { token })).rejects.toMatchObject({ code: 'invitation_over' })
})

test('two-step sign-in required for a role must be set up before anything else', async () => {
  const mara = await invited('mara@example.com', 'reception')
  await owner(peopleCalls.demandTwoStep, { roles: ['reception'], password })
  expect((await owner(peopleCalls.list, {})).demanded).toEqual(['reception'])
  await expect(mara(todayCalls.today, {})).rejects.toMatchObject({ code: 'two_step_required' })
  await site.db.insert(twoStep).values({
    accountId: await findId('mara@example.com'),
    sealedSecret: '',
    salt: '',
    begunAt: site.clock.now,
    confirmedAt: site.clock.now,
  })
  await mara(todayCalls.today, {})
  await owner(peopleCalls.demandTwoStep, { roles: [], password })
  expect((await owner(peopleCalls.list, {})).demanded).toEqual([])
})

test('without a mail server only owners can read links in mails', async () => {
  const manager = await site.person('manager')
  await owner(peopleCalls.invite, { email: 'eve@example.com', role: 'owner', password })
  const token = await tokenFor('eve@example.com')
  const texts = async (client: Client) => JSON.stringify(await client(mailCalls.list, {}))
  expect(await texts(owner)).toContain(token)
  expect(await texts(manager)).not.toContain(token)
})

test('calls for all accounts give staff without access to bookings no more than guests', async () => {
  const ana = await site.guest('Ana')
  const [housekeeping, accountant] = [await site.person('housekeeping'), await site.person('accountant')]
  const anaId = await findId('ana@example.com')
  await expect(housekeeping(bookingCalls.mine, { userId: anaId })).rejects.toMatchObject({ code: 'not_yours' })
  await accountant(bookingCalls.mine, { userId: anaId })
  expect(await housekeeping(bookingCalls.calendar, {})).toEqual(await ana(bookingCalls.calendar, {}))
  for (const person of [housekeeping, accountant])
    await expect(person(supportCalls.reply, { ticketId: 1, message: 'Hello' })).rejects.toMatchObject({ code: 'not_yours' })
  await expect(accountant(settingsCalls.save, {})).rejects.toMatchObject({ code: 'not_admin' })
})
