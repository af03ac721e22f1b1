import { beforeEach, expect, test } from 'vitest'
import { activityCalls } from '#contract/activity.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { inboxCalls } from '#contract/inbox.ts'
import { peopleCalls } from '#contract/people.ts'
import { threadCalls } from '#contract/threads.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
let ana: Client
let owner: Client
let manager: Client
let bookingNumber: string

beforeEach(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ;[ana, owner, manager] = [await site.guest('Ana'), await site.admin(), await site.person('manager')]
  const stay = await goToBank(ana, (await aVilla(site.db, { name: 'Villa Thea' })).id)
  await pay(site, stay)
  await bring(site, stay.orderId)
  bookingNumber = stay.bookingNumber
  return () => site.close()
})

const write = (message: string) => ana(guestStayCalls.write, { bookingNumber, message })
async function find(who: Client, show: 'answer' | 'mine' = 'answer') {
  const [item] = (await who(inboxCalls.list, { show })).items
  return item
}
const threadId = async () => (await find(owner))?.id ?? 0
const unread = async () => [(await find(owner))?.unread, (await find(manager))?.unread]

test('what one person has read is unread for another, and again for both once the guest writes back', async () => {
  await write('Is there a cot?')
  expect(await unread()).toEqual([true, true])
  await owner(threadCalls.markRead, { threadId: await threadId() })
  expect(await unread()).toEqual([false, true])
  await manager(threadCalls.answer, { threadId: await threadId(), message: 'Yes.' })
  expect(await unread()).toEqual([false, false])
  await write('Thank you!')
  expect(await unread()).toEqual([true, true])
  expect((await owner(inboxCalls.list, {})).counts.answer).toBe(1)
})

test('a person marks a conversation as unread for themselves alone', async () => {
  await write('Is there a cot?')
  const id = await threadId()
  for (const who of [owner, manager]) await who(threadCalls.markRead, { threadId: id })
  await manager(threadCalls.markRead, { threadId: id, unread: true })
  expect(await unread()).toEqual([false, true])
  await expect((await site.person('housekeeping'))(threadCalls.markRead, { threadId: id })).rejects.toMatchObject({ status: 403 })
  await expect(owner(threadCalls.markRead, { threadId: 999 })).rejects.toMatchObject({ status: 404 })
})

test('a conversation is assigned to somebody who may answer it, until they leave the house', async () => {
  await write('Is there a cot?')
  const id = await threadId()
  const { people } = await owner(inboxCalls.conversation, { threadId: id })
  const helper = (await owner(peopleCalls.list, {})).people.find(({ role }) => role === 'manager')
  const housekeeper = await site.person('housekeeping')
  const cleaner = (await owner(peopleCalls.list, {})).people.find(({ role }) => role === 'housekeeping')
  expect(people.map((person) => person.id)).toContain(helper?.id)
  await owner(threadCalls.assign, { threadId: id, accountId: helper?.id ?? 0 })
  expect([(await find(owner))?.assignedTo, await find(owner, 'mine'), (await find(manager, 'mine'))?.id]).toEqual([
    helper?.fullName,
    undefined,
    id,
  ])
  await expect(owner(threadCalls.assign, { threadId: id, accountId: cleaner?.id ?? 0 })).rejects.toMatchObject({ status: 404 })
  await expect(housekeeper(threadCalls.assign, { threadId: id })).rejects.toMatchObject({ status: 403 })
  const told = async () => (await owner(activityCalls.list, {})).activity.filter(({ action }) => action === 'assign')
  await site.later(1)
  expect(await told()).toMatchObject([{ subject: `conversation ${id}`, after: helper?.fullName }])

  await owner(peopleCalls.remove, { id: helper?.id ?? 0, password: 'Owner-Password-1' })
  expect((await owner(inboxCalls.conversation, { threadId: id })).assignedTo).toBeNull()
  await owner(threadCalls.assign, { threadId: id })
})
