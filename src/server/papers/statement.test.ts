import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingMoneyCalls } from '#contract/booking-money.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { ledgerCalls } from '#contract/ledger.ts'
import { paperCalls } from '#contract/papers.ts'
import { paymentCalls } from '#contract/payments.ts'
import { bring, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { aVilla, makeTransfer, weekLater } from '../../../tests/builders.ts'
import { readFacts, readLayout, readStructure } from '../../../tests/poppler.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bookings, papers, payments } from '../db/schema.ts'
import { setPaper } from './set-paper.ts'

let site: TestSite
let ana: Client
let owner: Client

const on = async (moment: string) => {
  site.clock.now = new Date(moment)
  ;[ana, owner] = [await site.signIn('ana@example.com', 'Password-1'), await site.admin()]
}

async function paid(form: Awaited<ReturnType<typeof goToBank>>) {
  await pay(site, form)
  await bring(site, form.orderId)
  return (await readRecords(site, form.orderId)).booking
}

/**
 * 1 June: a levied villa's first stage and another stay in full. 30 June, half an hour before midnight at the villas: the second stage, by
 * transfer. 1 July: the other stay is cancelled, and its money is refunded on 2 July.
 */
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  await site.guest('Ana')
  await on('2026-06-01T09:00:00Z')
  const levied = await aVilla(site.db, { name: 'Villa Thea', levyClass: 'detached_over_80' })
  const staged = await paid(await goToBank(ana, levied.id, { plan: 'partial', ...weekLater(9) }))
  const whole = await paid(await goToBank(ana, (await aVilla(site.db, { name: 'Villa Onar' })).id, weekLater(10)))
  await on('2026-06-30T20:30:00Z')
  await owner(bookingMoneyCalls.record, { bookingId: staged.id, ...makeTransfer(735_00, { receivedOn: '2026-06-30' }) })
  await on('2026-06-30T21:30:00Z')
  await owner(bookingCalls.setStatus, { bookingId: whole.id, status: 'refunded' })
  await site.atBank('/sim/end-of-day', {})
  await on('2026-07-02T09:00:00Z')
  await site.later(1)
  await on('2026-08-01T09:00:00Z')
  await paid(await ana(paymentCalls.createInstalment, { bookingId: staged.id, stage: 3 }))
  await on('2026-09-01T09:00:00Z')
})
afterAll(() => site.close())

const fetchFile = async (number: string) => {
  const response = await site.send(`/api/booking/paper.php?number=${number}`, { headers: { cookie: owner.cookie } })
  return new Uint8Array(await response.arrayBuffer())
}
/** Lines of the statement's last page part that begin with a word, as lists of their amounts in cents. */
const amountsAfter = (text: string, word: string) =>
  text
    .split('\n')
    .filter((line) => line.trim().startsWith(word))
    .map((line) => (line.match(/−?€[\d,.]+/g) ?? []).map((one) => Math.round(Number(one.replace(/[€,]/g, '').replace('−', '-')) * 100)))

test.each(['2026-06', '2026-07', '2026-08'])('the statement of %s matches the ledger to the cent', async (month) => {
  const { number } = await owner(paperCalls.makeStatement, { month })
  const { total } = await owner(ledgerCalls.read, { from: `${month}-01`, until: month === '2026-06' ? `${month}-30` : `${month}-31` })
  const text = readLayout(await fetchFile(number))
  const [byMethod, byBooking] = amountsAfter(text, 'Total')
  expect(byMethod).toEqual([total.received, total.returned, total.net])
  expect(byBooking?.slice(0, 3)).toEqual(byMethod)
})

test('levy and VAT of all months add up to the levy and VAT of the stay', async () => {
  const [levied] = await site.db.select().from(bookings).orderBy(bookings.id)
  const months = ['2026-06', '2026-07', '2026-08'].map((month) => owner(paperCalls.makeStatement, { month }))
  const lines = await Promise.all(
    months.map(async (made) => amountsAfter(readLayout(await fetchFile((await made).number)), levied?.code ?? '-')),
  )
  const all = lines.flat()
  expect(all.reduce((levy, line) => levy + (line[3] ?? 0), 0)).toBe(7 * 15_00)
  const { income } = await owner(bookingCalls.details, { bookingId: levied?.id ?? 0 })
  expect(all.reduce((vat, line) => vat + (line[4] ?? 0), 0)).toBe(income.vat)
})

test('a statement lists amounts by payment method', async () => {
  const { number } = await owner(paperCalls.makeStatement, { month: '2026-06' })
  const text = readLayout(await fetchFile(number))
  expect(amountsAfter(text, 'bank transfer')).toEqual([[735_00, 0, 735_00]])
})

test('a statement is reused while its figures are unchanged, and replaced otherwise', async () => {
  const first = await owner(paperCalls.makeStatement, { month: '2026-06' })
  expect(await owner(paperCalls.makeStatement, { month: '2026-06' })).toEqual(first)
  const [row] = await site.db.select().from(payments).orderBy(payments.id)
  if (!row) throw new Error('no payment')
  const { id: _, ...late } = row
  await site.db
    .insert(payments)
    .values({ ...late, orderId: 'VB-LATE01-9-01', stage: 9, transId: null, method: 'cash', amount: 10_00, dinars: 1_170 })
  const second = await owner(paperCalls.makeStatement, { month: '2026-06' })
  const listed = (await owner(paperCalls.ofMonth, { month: '2026-09' })).papers
  expect(listed.find(({ number }) => number === second.number)).toMatchObject({ corrects: first.number, statementOf: '2026-06' })
  expect(readLayout(await fetchFile(second.number))).toContain(`replaces ${first.number}`)
})

test('a month without payments has an empty statement; the current month has none; guests cannot get one', async () => {
  const { number } = await owner(paperCalls.makeStatement, { month: '2026-03' })
  expect(readLayout(await fetchFile(number))).toContain('No money was received or refunded in this month.')
  await expect(owner(paperCalls.makeStatement, { month: '2026-09' })).rejects.toMatchObject({ code: 'month_not_over' })
  await expect(owner(paperCalls.makeStatement, { month: '2026-13' })).rejects.toMatchObject({ status: 400 })
  await expect(ana(paperCalls.makeStatement, { month: '2026-03' })).rejects.toMatchObject({ status: 403 })
  const response = await site.send(`/api/booking/paper.php?number=${number}`, { headers: { cookie: ana.cookie } })
  expect(response.status).toBe(404)
})

test('a long statement repeats its table headers on every page', async () => {
  const { number } = await owner(paperCalls.makeStatement, { month: '2026-06' })
  const [statement] = (await site.db.select().from(papers)).filter(({ kind, month }) => kind === 'statement' && month === '2026-06')
  const content = structuredClone(statement?.content)
  const sheet = content?.sections[1]
  if (!content || !sheet || !('headings' in sheet)) throw new Error('no statement')
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => [`BOOK${index} Villa Thea`, '€735.00', '€0.00', '€735.00', '€31.50', '€84.56'])
  const set = (count: number) => {
    sheet.rows = rows(count)
    return setPaper({ number, issuedOn: '2026-09-01', issuedAt: new Date('2026-09-01T09:00:00Z'), content, recipient: null, photo: null })
  }
  const file = await set(200)
  expect(file.length).toBeLessThan(80_000)
  expect(await set(200)).toEqual(file)
  expect(readFacts(file)).toMatchObject({ Tagged: 'yes' })
  const count = Number(readFacts(file).Pages)
  expect(count).toBeGreaterThan(3)
  expect(readStructure(file)).toContain('BOOK199')
  const pages = readLayout(file).split('\f')
  for (const [index, page] of pages.slice(0, count - 1).entries()) {
    expect(page).toMatch(/Booking +Received +Refunded/)
    expect(page).toContain(`page ${index + 1} of ${count}`)
  }
})
