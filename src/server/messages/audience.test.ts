import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { InputOf } from '#contract/call.ts'
import { templateCalls } from '#contract/message-templates.ts'
import { change } from '#words/records.ts'
import { aStay, aVilla } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bookingChanges, bookings, mails, offers } from '../db/schema.ts'
import { sendPlannedMessages } from './send-planned.ts'

let site: TestSite
let owner: Client

// Monday, June 1, 2026.
beforeEach(async () => {
  site = await testSite()
  owner = await site.admin()
  return () => site.close()
})

type Over = Partial<typeof bookings.$inferInsert>
/** In a villa of its own. */
const stayAt = async (guestName: string, checkIn: string, over: Over = {}) =>
  aStay(site.db, { villaId: (await aVilla(site.db)).id, guestName, checkIn, ...over })

/** Sent three days before arrival. */
const reminder: InputOf<typeof templateCalls.save> = {
  name: 'Soon',
  texts: [{ language: 'en', subject: 'Soon', body: 'Dear {guest}, see you soon.' }],
  event: 'arrival',
  days: -3,
  hour: 10,
  active: true,
}
const save = async (over: Partial<typeof reminder> = {}) => (await owner(templateCalls.save, { ...reminder, ...over })).templateId
const mailedAt = async (moment: string) => {
  site.clock.now = new Date(moment)
  await sendPlannedMessages(site.deps, () => false)
  const rows = await site.db.select().from(mails).orderBy(mails.id)
  return rows.filter(({ occasion }) => occasion.startsWith('message ')).map(({ recipient }) => recipient.split('@')[0])
}

test('a text is for the languages, sources and guests that were chosen, and the list says how many stays that is soon', async () => {
  await stayAt('Ana', '2026-06-10', { language: 'de', status: 'partial_paid' })
  await stayAt('Bea', '2026-06-10', { language: 'el' })
  const [offer] = await site.db
    .insert(offers)
    .values({ validUntil: '2026-06-01', holding: true, createdAt: site.clock.now })
    .returning({ id: offers.id })
  await stayAt('Cleo', '2026-06-10', { offerId: offer?.id ?? 0 })
  const dora = await stayAt('Dora', '2026-06-10')
  await site.db
    .insert(bookingChanges)
    .values({ bookingId: dora, at: site.clock.now, actor: 'owner', toStatus: 'paid', reason: change.byHandBecause('by phone') })
  await stayAt('Eva', '2025-06-10', { email: 'Bea@example.com' })
  await stayAt('Fay', '2026-07-31')
  const audiences: Record<string, Partial<typeof reminder>> = {
    all: {},
    german: { languages: ['de', 'sr'] },
    site: { sources: ['site'] },
    ours: { sources: ['hand', 'offer'] },
    toPay: { onlyIf: 'to_pay' },
    paid: { onlyIf: 'paid' },
    first: { onlyIf: 'first_stay' },
    before: { onlyIf: 'stayed_before' },
  }
  for (const [name, audience] of Object.entries(audiences)) await save({ name, active: false, ...audience })
  const { templates } = await owner(templateCalls.list, {})
  const { soon } = await owner(templateCalls.reach, {})
  const stays = new Map(soon.map((reach) => [reach.templateId, reach.stays]))
  expect(Object.fromEntries(templates.map(({ id, name }) => [name, stays.get(id)]))).toEqual({
    all: 4,
    german: 1,
    site: 2,
    ours: 2,
    toPay: 1,
    paid: 3,
    first: 3,
    before: 1,
  })
})

test('whom a text is for is looked at again when it is sent: who has paid meanwhile is not asked to', async () => {
  const templateId = await save({ onlyIf: 'to_pay' })
  const ana = await stayAt('Ana', '2026-06-10', { status: 'partial_paid' })
  const bea = await stayAt('Bea', '2026-06-10', { status: 'partial_paid' })
  const readStates = async (bookingId: number) => (await owner(templateCalls.planned, { bookingId })).planned.map(({ state }) => state)
  expect([await readStates(ana), await readStates(bea)]).toEqual([['waits'], ['waits']])
  await site.db.update(bookings).set({ status: 'paid' }).where(eq(bookings.id, bea))
  expect(await mailedAt('2026-06-07T07:00:00Z')).toEqual(['ana'])
  owner = await site.admin()
  expect([await readStates(ana), await readStates(bea)]).toEqual([['sent'], []])
  // What was sent is not sent again, whomever the text is for later.
  const [{ version } = { version: 0 }] = (await owner(templateCalls.list, {})).templates
  await owner(templateCalls.save, { ...reminder, templateId, version, onlyIf: 'always' })
  expect(await mailedAt('2026-06-07T07:01:00Z')).toEqual(['ana', 'bea'])
})

test('a text says no source and no condition that the site does not know', async () => {
  for (const over of [{ onlyIf: 'rich' }, { sources: ['friends'] }, { languages: ['fr'] }])
    await expect(owner(templateCalls.save, { ...reminder, ...over } as never)).rejects.toMatchObject({ status: 400 })
})
