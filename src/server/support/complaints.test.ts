import { afterEach, beforeEach, expect, test } from 'vitest'
import { activityCalls } from '#contract/activity.ts'
import { complaintCalls } from '#contract/complaints.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { exportCalls } from '#contract/exports.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { settingsCalls } from '#contract/settings.ts'
import { supportCalls } from '#contract/support.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { everything } from '../../../tests/everything.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { complaints, mails } from '../db/schema.ts'
import { remindOfComplaints } from '../notifications/complaint-mails.ts'
import { eraseOldData } from '../privacy/erase-old-data.ts'

let site: TestSite
let ana: Client
let owner: Client
let orderId: string
let bookingNumber: string

/** Ana has paid for 6 to 13 July; it is 1 June 2026. */
beforeEach(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ana = await site.guest('Ana')
  owner = await site.admin()
  const form = await goToBank(ana, (await aVilla(site.db)).id)
  await pay(site, form)
  await bring(site, form.orderId)
  orderId = form.orderId
  bookingNumber = form.bookingNumber
})
afterEach(() => site.close())

const complain = (message = 'The pool was green.') =>
  ana(supportCalls.request, { orderId, reason: 'cancel_refund', message, kind: 'complaint' })
const register = async () => (await owner(complaintCalls.list, {})).complaints
const mailsTo = async (recipient: string) => {
  const rows = await site.db.select().from(mails).orderBy(mails.id)
  return rows.filter((mail) => mail.recipient === recipient && /complaint/i.test(mail.subject))
}
async function itIs(day: string) {
  site.clock.now = new Date(`${day}T09:00:00Z`)
  ana = await site.signIn('ana@example.com', 'Password-1')
  owner = await site.admin()
}

test('a complaint has a number, the deadlines of the settings, and a mail that does not repeat its text', async () => {
  expect(await ana(supportCalls.request, { orderId, reason: 'other', message: 'Is there a cot?' })).toEqual({})
  const { settings } = await owner(settingsCalls.read, {})
  expect(settings.complaints).toEqual({ answerDays: 8, solveDays: 15 })
  const days = { receivedOn: '2026-06-01', answerBy: '2026-06-09', solveBy: '2026-06-16' }
  expect(await complain()).toEqual({ complaint: { number: 'C-1/2026', ...days } })
  const [told] = await mailsTo('ana@example.com')
  expect(told?.subject).toBe('We have received your complaint C-1/2026')
  for (const words of ['Monday, June 1, 2026', 'Tuesday, June 9, 2026', 'Tuesday, June 16, 2026', bookingNumber])
    expect(told?.text).toContain(words)
  expect(told?.text).not.toContain('green')
  const [toOwner] = await mailsTo('owner@villas.example')
  expect(toOwner?.text).toContain('The pool was green.')
  expect(await register()).toMatchObject([
    { number: 'C-1/2026', guestName: 'Ana', bookingNumber, content: 'The pool was green.', state: 'open', decision: null },
  ])
  const { tickets } = await owner(supportCalls.tickets, {})
  expect(tickets.map(({ reason, complaintNumber }) => [reason, complaintNumber])).toEqual([
    ['cancel_refund', 'C-1/2026'],
    ['other', undefined],
  ])
  await owner(settingsCalls.save, { complaints: { answerDays: 5, solveDays: 30 } })
  expect(await complain()).toMatchObject({ complaint: { number: 'C-2/2026', answerBy: '2026-06-06', solveBy: '2026-07-01' } })
})

test('50 concurrent complaints get 50 numbers without a gap; a refused one takes none; each year starts at 1', async () => {
  const numbers = await Promise.all(Array.from({ length: 50 }, async () => (await complain()).complaint?.number))
  expect(new Set(numbers)).toEqual(new Set(Array.from({ length: 50 }, (_, index) => `C-${index + 1}/2026`)))
  await expect(
    ana(supportCalls.request, { orderId: 'VB-AAAAAA-1-01', reason: 'other', message: 'x', kind: 'complaint' }),
  ).rejects.toMatchObject({ code: 'not_yours' })
  expect((await complain()).complaint?.number).toBe('C-51/2026')
  // Past midnight at the villas, still the old year in UTC.
  site.clock.now = new Date('2026-12-31T22:30:00Z')
  ana = await site.signIn('ana@example.com', 'Password-1')
  expect((await complain()).complaint).toMatchObject({ number: 'C-1/2027', receivedOn: '2027-01-01' })
})

const newest = async () => (await register())[0] ?? { id: 0, version: 0 }

test('a decision about a complaint is mailed once, shown on the page of the stay, and resolves the ticket', async () => {
  await complain()
  const { id: complaintId, version } = await newest()
  const answer = { complaintId, version, decision: 'partly' as const, answer: 'We give back one night.' }
  await expect(ana(complaintCalls.answer, answer)).rejects.toMatchObject({ status: 403 })
  await owner(complaintCalls.answer, answer)
  const [, told] = await mailsTo('ana@example.com')
  expect(told?.subject).toBe('Our answer to your complaint C-1/2026')
  for (const words of ['a part of your complaint', 'We give back one night.', 'June 16, 2026', 'dispute bodies'])
    expect(told?.text).toContain(words)
  await expect(owner(complaintCalls.answer, answer)).rejects.toMatchObject({ code: 'complaint_answered' })
  const { tickets } = await ana(guestStayCalls.stay, { bookingNumber })
  expect(tickets).toMatchObject([
    {
      status: 'resolved',
      complaint: { number: 'C-1/2026', decision: 'partly', answer: 'We give back one night.', answeredOn: '2026-06-01' },
    },
  ])
  expect(JSON.stringify(tickets)).not.toContain('remarks')
  expect(await register()).toMatchObject([{ state: 'answered', solvedOn: null }])
  const after = await newest()
  await owner(complaintCalls.update, { complaintId, version: after.version, solvedOn: '2026-06-01', remarks: 'Paid back by card' })
  expect(await register()).toMatchObject([{ state: 'solved', solvedOn: '2026-06-01', remarks: 'Paid back by card' }])
  expect(await mailsTo('ana@example.com')).toHaveLength(2)
  const { activity } = await owner(activityCalls.list, {})
  expect(activity.filter(({ subject }) => subject === 'complaint C-1/2026').map(({ action }) => action)).toEqual(['update', 'answer'])
  expect(JSON.stringify(activity)).not.toContain('one night')
})

test('a decision to refuse a complaint also solves it', async () => {
  await complain()
  const { id: complaintId } = await newest()
  await owner(complaintCalls.answer, { complaintId, decision: 'refused', answer: 'It was clean, see the pictures.' })
  expect(await register()).toMatchObject([{ state: 'solved', answeredOn: '2026-06-01', solvedOn: '2026-06-01' }])
})

test.each([
  ['without a decision', { decision: '' }, { fields: { decision: 'Please choose a decision' } }],
  ['without an answer', { answer: ' ' }, { fields: { answer: 'Message is required' } }],
  ['by an outdated page', { version: 7 }, { code: 'state_changed' }],
  ['about an unknown complaint', { complaintId: 99 }, { status: 404 }],
])('a decision about a complaint is refused %s', async (_, over, refusal) => {
  await complain()
  const { id: complaintId, version } = await newest()
  const input = { complaintId, version, decision: 'accepted' as const, answer: 'Sorry', ...over } as never
  await expect(owner(complaintCalls.answer, input)).rejects.toMatchObject(refusal)
  expect(await register()).toMatchObject([{ decision: null }])
})

test.each([
  ['before an answer', null, '2026-06-01', { code: 'complaint_unanswered' }],
  ['before the receipt', 'accepted', '2026-05-31', { fields: { solvedOn: 'Not before the day of receipt' } }],
  ['tomorrow', 'accepted', '2026-06-02', { fields: { solvedOn: 'Not in the future' } }],
] as const)('a complaint cannot be solved %s', async (_, decision, solvedOn, refusal) => {
  await complain()
  const { id: complaintId } = await newest()
  if (decision) await owner(complaintCalls.answer, { complaintId, decision, answer: 'Sorry' })
  await expect(owner(complaintCalls.update, { complaintId, solvedOn, remarks: '' })).rejects.toMatchObject(refusal)
})

test('owners can record complaints received another way; a receipt is mailed if there is an address', async () => {
  const came = { guestName: 'Bob Stone', content: 'Noise at night', receivedOn: '2026-05-30' }
  const first = await owner(complaintCalls.record, { ...came, email: 'bob@example.com', bookingNumber: 'ABC123' })
  expect(first).toEqual({ number: 'C-1/2026', receivedOn: '2026-05-30', answerBy: '2026-06-07', solveBy: '2026-06-14' })
  await owner(complaintCalls.record, came)
  expect((await mailsTo('bob@example.com')).map(({ subject }) => subject)).toEqual(['We have received your complaint C-1/2026'])
  const [byPhone, byMail] = await register()
  expect(byPhone).toMatchObject({ email: '', ticketId: null })
  await owner(complaintCalls.answer, { complaintId: byMail?.id ?? 0, decision: 'accepted', answer: 'Sorry' })
  await owner(complaintCalls.answer, { complaintId: byPhone?.id ?? 0, decision: 'accepted', answer: 'Sorry' })
  expect(await mailsTo('bob@example.com')).toHaveLength(2)
  await expect(owner(complaintCalls.record, { ...came, email: 'no address' })).rejects.toMatchObject({
    fields: { email: expect.any(String) },
  })
  await expect(owner(complaintCalls.record, { ...came, receivedOn: '2026-06-02' })).rejects.toMatchObject({
    fields: { receivedOn: 'Not in the future' },
  })
  await expect(ana(complaintCalls.record, came)).rejects.toMatchObject({ status: 403 })
})

test('two days before a deadline and after it, a complaint is listed for attention, and one mail is sent', async () => {
  await complain()
  const [{ id: complaintId = 0 } = {}] = await register()
  const looked = async (day: string) => {
    await itIs(day)
    const before = (await mailsTo('owner@villas.example')).length
    await remindOfComplaints(site.deps)
    await remindOfComplaints(site.deps)
    const { attention } = (await owner(dashboardCalls.stats, {})).stats
    const texts = attention.filter(({ kind }) => kind === 'complaint').map(({ text }) => text)
    const written = (await mailsTo('owner@villas.example')).slice(before)
    return [texts, written.map(({ subject }) => subject)]
  }
  expect(await looked('2026-06-06')).toEqual([[], []])
  const soon = 'C-1/2026, Ana: please answer by June 9, 2026.'
  expect(await looked('2026-06-07')).toEqual([[soon], ['Complaint C-1/2026 has to be answered']])
  expect(await looked('2026-06-09')).toEqual([[soon], []])
  const late = 'C-1/2026, Ana: the answer was due on June 9, 2026.'
  expect(await looked('2026-06-10')).toEqual([[late], ['Complaint C-1/2026 is not answered in time']])
  expect((await owner(complaintCalls.list, { state: 'late' })).total).toBe(1)
  await owner(complaintCalls.answer, { complaintId, decision: 'accepted', answer: 'Sorry' })
  expect(await looked('2026-06-13')).toEqual([[], []])
  const solve = 'C-1/2026, Ana: please solve it by June 16, 2026.'
  expect(await looked('2026-06-14')).toEqual([[solve], ['Complaint C-1/2026 has to be solved']])
  expect((await owner(complaintCalls.list, { state: 'answered' })).total).toBe(1)
  const overdue = 'C-1/2026, Ana: the solution was due on June 16, 2026.'
  expect(await looked('2026-06-17')).toEqual([[overdue], ['Complaint C-1/2026 is not solved in time']])
  await owner(complaintCalls.update, { complaintId, solvedOn: '2026-06-17', remarks: '' })
  expect(await looked('2026-06-18')).toEqual([[], []])
  for (const [state, total] of [
    ['open', 0],
    ['late', 0],
    ['answered', 0],
    ['solved', 1],
  ] as const)
    expect((await owner(complaintCalls.list, { state })).total).toBe(total)
})

test('the register can be exported for a period, with formulas escaped', async () => {
  await complain('=HYPERLINK("http://evil.example")')
  await itIs('2026-07-01')
  await complain('Later')
  const june = await owner(exportCalls.complaints, { from: '2026-06-01', until: '2026-06-30' })
  expect(june).toContain(`C-1/2026,2026-06-01,Ana,${bookingNumber},"'=HYPERLINK(""http://evil.example"")",2026-06-09,2026-06-16`)
  expect(june).not.toContain('Later')
  await expect(owner(exportCalls.complaints, { from: '2026-07-01', until: '2026-06-30' })).rejects.toMatchObject({ status: 400 })
  await expect(ana(exportCalls.complaints, { from: '2026-06-01', until: '2026-06-30' })).rejects.toMatchObject({ status: 403 })
})

test('after erasure a complaint stays only in the register, for two years after it was solved', async () => {
  await complain('Mila could not sleep')
  expect((await ana(privacyCalls.read, {})).complaints).toMatchObject([{ number: 'C-1/2026', content: 'Mila could not sleep' }])
  await itIs('2026-07-14')
  const erase = () => ana(privacyCalls.erase, { password: 'Password-1' })
  await expect(erase()).rejects.toMatchObject({ code: 'complaint_open' })
  const [{ id: complaintId = 0 } = {}] = await register()
  await owner(complaintCalls.answer, { complaintId, decision: 'accepted', answer: 'Mila slept well' })
  await erase()
  await remindOfComplaints(site.deps)
  expect(await register()).toMatchObject([{ guestName: 'Ana', content: 'Mila could not sleep', email: '' }])
  expect(await everything(site.db, ['complaints'])).not.toMatch(/\bana\b|petrovi|mila/i)
  const clearedOn = async (day: string) => {
    site.clock.now = new Date(`${day}T09:00:00Z`)
    await eraseOldData(site.deps)
    return site.db.$count(complaints)
  }
  expect(await clearedOn('2028-06-03')).toBe(1)
  owner = await site.admin()
  await owner(complaintCalls.update, { complaintId, solvedOn: '2026-07-20', remarks: '' })
  expect(await clearedOn('2028-05-30')).toBe(1)
  expect(await clearedOn('2028-06-03')).toBe(0)
})
