import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookingMoneyCalls } from '#contract/booking-money.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { paperCalls } from '#contract/papers.ts'
import { paymentCalls } from '#contract/payments.ts'
import { pictureCalls } from '#contract/pictures.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { settingsCalls } from '#contract/settings.ts'
import { settings } from '../../../seed/settings.ts'
import { bring, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { aVilla, makeTransfer, weekLater } from '../../../tests/builders.ts'
import { everything } from '../../../tests/everything.ts'
import { aPicture } from '../../../tests/pictures.ts'
import { listFonts, readFacts, readStructure, readText } from '../../../tests/poppler.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { papers, villas } from '../db/schema.ts'
import { removeUnusedPictures } from '../pictures/remove-unused-job.ts'

const IBAN = 'GR16 0110 1250 0000 0001 2300 695'

let site: TestSite
let ana: Client
let bob: Client
let owner: Client

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ;[ana, bob, owner] = [await site.guest('Ana'), await site.guest('Bob'), await site.admin()]
})
afterAll(() => site.close())

let weeks = 0

/** Books and pays a week that no other test uses. */
async function paid(plan: 'full' | 'partial' = 'full', over: object = {}, ofVilla: object = {}) {
  weeks += 1
  const villa = await aVilla(site.db, { name: `Villa Đorđe ${weeks}`, ...ofVilla })
  const form = await goToBank(ana, villa.id, { plan, ...weekLater(weeks % 9), ...over })
  await pay(site, form)
  await bring(site, form.orderId)
  const { booking } = await readRecords(site, form.orderId)
  return { ...form, bookingId: booking.id, villaId: villa.id }
}

const listPapers = async (bookingNumber: string) => (await ana(guestStayCalls.stay, { bookingNumber })).papers
const fetched = (number: string, client = ana) =>
  site.send(`/api/booking/paper.php?number=${number}`, { headers: { cookie: client.cookie } })
const fetchFile = async (number: string, client = ana) => new Uint8Array(await (await fetched(number, client)).arrayBuffer())
async function findPaper(bookingNumber: string, kind: string) {
  const found = (await listPapers(bookingNumber)).findLast((paper) => paper.kind === kind)
  if (!found) throw new Error(`no ${kind}`)
  return { ...found, file: await fetchFile(found.number) }
}
const withCompany = async (over: object) => {
  const { settings } = await owner(settingsCalls.read, {})
  await owner(settingsCalls.save, { company: { ...settings.company, ...over } })
}

describe('documents of a guest', () => {
  test('a card payment has a confirmation and a receipt, as tagged PDF files with embedded fonts', async () => {
    const guest = { name: 'Ελένη Žižić', email: 'ana@example.com', phone: '+381 60 1', guests: 2, specialRequests: 'Ђорђе' }
    const { bookingNumber, orderId } = await paid('full', { guest })
    expect(await listPapers(bookingNumber)).toMatchObject([
      { kind: 'confirmation', number: expect.stringMatching(/^BC-2026-\d{5}$/), amount: 2_450_00, corrects: null, correctedBy: null },
      { kind: 'receipt', number: expect.stringMatching(/^RC-2026-\d{5}$/), amount: 2_450_00, issuedOn: '2026-06-01' },
    ])
    const { file, number } = await findPaper(bookingNumber, 'receipt')
    const { payment, booking } = await readRecords(site, orderId)
    const text = readText(file)
    for (const said of [number, 'Ελένη Žižić', 'Villa Đorđe', '€2,450.00', orderId, payment.authCode, payment.transId, booking.code]) {
      expect(text).toContain(said)
    }
    expect(text).toContain('It is not a fiscal receipt or a tax invoice.')
    expect(text).not.toContain('Ђорђе')
    expect(readFacts(file)).toMatchObject({
      Title: `Receipt ${number}`,
      Pages: '1',
      Tagged: 'yes',
      'Page size': '595.28 x 841.89 pts (A4)',
    })
    expect(listFonts(file).length).toBeGreaterThan(1)
    expect(listFonts(file).filter(({ embedded, subset }) => !embedded || !subset)).toEqual([])
    expect(readStructure(file)).toMatch(/H1[\s\S]*Receipt[\s\S]*Table[\s\S]*TR[\s\S]*TH/)
    for (const { number: each } of await listPapers(bookingNumber)) expect((await fetchFile(each)).length).toBeLessThan(80_000)
  })

  test('a document has a plain file name and is not cached', async () => {
    const { bookingNumber } = await paid()
    const { number } = await findPaper(bookingNumber, 'receipt')
    const { headers } = await fetched(number)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="receipt-${number}.pdf"`,
    })
  })

  test('another guest’s document gets the same 404 as an unknown number', async () => {
    const { bookingNumber } = await paid()
    const { number } = await findPaper(bookingNumber, 'receipt')
    const answerTo = async (asked: string) => {
      const response = await fetched(asked, bob)
      return [response.status, await response.text()]
    }
    expect(await answerTo(number)).toEqual(await answerTo('RC-2026-99999'))
    expect((await answerTo(number))[0]).toBe(404)
    expect((await answerTo("RC-2026-00001'--"))[0]).toBe(404)
    expect((await site.send(`/api/booking/paper.php?number=${number}`)).status).toBe(401)
    expect((await fetched(number, owner)).status).toBe(200)
  })

  test('a document keeps its bytes after the villa and the company are renamed', async () => {
    const { bookingNumber, villaId } = await paid()
    const before = await findPaper(bookingNumber, 'confirmation')
    await site.db.update(villas).set({ name: 'Another name' }).where(eq(villas.id, villaId))
    await withCompany({ legalName: 'Another company' })
    const after = await findPaper(bookingNumber, 'confirmation')
    expect(Buffer.from(after.file).equals(Buffer.from(before.file))).toBe(true)
    const next = await paid()
    expect(readText((await findPaper(next.bookingNumber, 'receipt')).file)).toContain('Another company')
  })

  test('each instalment has a receipt, and the booking one confirmation with its plan', async () => {
    const { bookingNumber, bookingId } = await paid('partial')
    const form = await ana(paymentCalls.createInstalment, { bookingId, stage: 2 })
    await pay(site, form)
    await bring(site, form.orderId)
    expect((await listPapers(bookingNumber)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['confirmation', 2_450_00],
      ['receipt', 735_00],
      ['receipt', 735_00],
    ])
    expect(readText((await findPaper(bookingNumber, 'confirmation')).file)).toContain('Instalment 3 of 3')
  })

  test('a refund note is issued once the bank has confirmed the refund', async () => {
    const { bookingNumber, bookingId, orderId } = await paid()
    await owner(bookingCalls.setStatus, { bookingId, status: 'refunded', reason: 'Illness of Ana' })
    expect((await listPapers(bookingNumber)).map(({ kind }) => kind)).not.toContain('refund')
    await site.atBank('/sim/end-of-day', {})
    await site.later(24 * 60)
    ;[ana, owner] = [await site.signIn('ana@example.com', 'Password-1'), await site.admin()]
    bob = await site.signIn('bob@example.com', 'Password-1')
    const { amount, file } = await findPaper(bookingNumber, 'refund')
    const [refund] = (await readRecords(site, orderId)).refunds
    expect(amount).toBe(refund?.amount)
    const receipt = await findPaper(bookingNumber, 'receipt')
    for (const said of ['Refunded', receipt.number, orderId, 'The card that was used']) expect(readText(file)).toContain(said)
    expect(readText(file)).not.toContain('Illness')
  })
})

test('a confirmation and a receipt say where to come and when, and show the villa on one page below 300 kB', async () => {
  const { url } = await owner(pictureCalls.upload, { purpose: 'villa', files: [await aPicture('a.jpg', { width: 1_300 })] })
  const { bookingNumber, villaId, bookingId } = await paid('partial', {}, { imageUrl: url })
  for (const kind of ['confirmation', 'receipt']) {
    const { file } = await findPaper(bookingNumber, kind)
    const text = readText(file).replaceAll(/\s+/g, ' ')
    for (const said of ['15:00 to 18:30 with your host', 'by 11:00', '€500.00 in cash at check-in', settings.contact.address])
      expect(text).toContain(said)
    expect(readFacts(file)).toMatchObject({ Pages: '1', CreationDate: expect.stringContaining(' 2026') })
    expect(readStructure(file)).toMatch(/Figure/)
    expect(file.length).toBeGreaterThan(20_000)
    expect(file.length).toBeLessThan(300_000)
  }
  await owner(bookingCalls.setStatus, { bookingId, status: 'cancelled', refundAmount: 100_00, reason: 'By phone' })
  await site.atBank('/sim/end-of-day', {})
  await site.later(24 * 60)
  expect(readStructure((await findPaper(bookingNumber, 'refund')).file)).toMatch(/Figure/)
  // The picture stays with its papers after the villa has another one.
  const before = await findPaper(bookingNumber, 'receipt')
  await site.db.update(villas).set({ imageUrl: '' }).where(eq(villas.id, villaId))
  await removeUnusedPictures({ ...site.deps, now: () => new Date(site.clock.now.getTime() + 3 * 24 * 3_600_000) }, () => false)
  expect(Buffer.from((await findPaper(bookingNumber, 'receipt')).file).equals(Buffer.from(before.file))).toBe(true)
})

test('reversing a payment recorded by mistake issues a document that replaces its receipt', async () => {
  const { bookingNumber, bookingId } = await paid('partial')
  await owner(bookingMoneyCalls.record, { bookingId, ...makeTransfer(735_00, { reference: 'Petrović, Mila' }) })
  const recorded = await findPaper(bookingNumber, 'receipt')
  expect(readText(recorded.file)).toContain('Petrović, Mila')
  const { payments } = await owner(bookingCalls.details, { bookingId })
  await owner(bookingMoneyCalls.reverse, { paymentId: payments.at(-1)?.id ?? 0, reason: 'Other booking' })
  const reversal = await findPaper(bookingNumber, 'refund')
  expect(reversal).toMatchObject({ amount: 735_00, corrects: recorded.number })
  expect(readText(reversal.file)).toContain('No money was moved by this.')
  expect((await findPaper(bookingNumber, 'receipt')).correctedBy).toBe(reversal.number)
})

test('a change of dates issues a new confirmation, which replaces the old one', async () => {
  const { bookingNumber, villaId } = await paid()
  const first = await findPaper(bookingNumber, 'confirmation')
  const wanted = { bookingNumber, villaId, ...weekLater(11) }
  const { formerTotal, due, back } = await ana(guestStayCalls.changeOffer, wanted)
  await ana(guestStayCalls.change, { ...wanted, total: formerTotal, due, back })
  const [old, , latest] = await listPapers(bookingNumber)
  expect(old).toMatchObject({ number: first.number, correctedBy: latest?.number })
  expect(latest).toMatchObject({ kind: 'confirmation', corrects: first.number })
  const text = readText((await findPaper(bookingNumber, 'confirmation')).file)
  expect(text).toContain('September 21, 2026')
  expect(text).toContain(`This document replaces ${first.number}.`)
})

test('a pro-forma needs a valid IBAN', async () => {
  const { bookingNumber } = await paid('partial')
  expect((await ana(guestStayCalls.stay, { bookingNumber })).transfer).toBeNull()
  await expect(ana(guestStayCalls.proforma, { bookingNumber })).rejects.toMatchObject({ code: 'no_iban' })
  await expect(withCompany({ iban: 'GR16 0110 1250 0000 0001 2300 696' })).rejects.toMatchObject({
    fields: { iban: 'This is no valid IBAN. Please check its digits.' },
  })
  await withCompany({ iban: IBAN, bic: 'ETHNGRAA', transferBank: 'National Bank of Greece' })
})

test('a pro-forma asks for the next instalment, is reused while it is valid, and is then replaced', async () => {
  const { bookingNumber, bookingId } = await paid('partial')
  const { transfer } = await ana(guestStayCalls.stay, { bookingNumber })
  expect(transfer).toEqual({ amount: 735_00, dueOn: expect.any(String) })
  const { number } = await ana(guestStayCalls.proforma, { bookingNumber })
  expect(readText((await findPaper(bookingNumber, 'proforma')).file)).toContain(settings.contact.address)
  expect(await owner(paperCalls.makeProforma, { bookingId })).toEqual({ number })
  const text = readText(await fetchFile(number))
  for (const said of [IBAN, 'ETHNGRAA', `${bookingNumber}-2`, '€735.00', 'neither a receipt nor a tax document'])
    expect(text).toContain(said)
  await owner(bookingMoneyCalls.record, { bookingId, ...makeTransfer(735_00) })
  const next = await ana(guestStayCalls.proforma, { bookingNumber })
  expect(await findPaper(bookingNumber, 'proforma')).toMatchObject({ ...next, corrects: number, amount: 980_00 })
})

test('a pro-forma is refused for a paid booking and for another guest’s booking', async () => {
  const { bookingNumber, bookingId } = await paid()
  await expect(owner(paperCalls.makeProforma, { bookingId })).rejects.toMatchObject({ code: 'nothing_to_pay' })
  await expect(bob(guestStayCalls.proforma, { bookingNumber })).rejects.toMatchObject({ code: 'no_such_booking' })
})

test('an issued document can be neither changed nor deleted', async () => {
  await paid()
  for (const statement of [
    sql`UPDATE papers SET amount_cents = 1`,
    sql`UPDATE papers SET content = '{}'`,
    sql`UPDATE papers SET recipient = '{"title": "Guest", "rows": []}'`,
    sql`DELETE FROM papers`,
    sql`UPDATE paper_numbers SET last_number = last_number + 2`,
    sql`DELETE FROM paper_numbers`,
  ]) {
    await expect(site.db.execute(statement)).rejects.toMatchObject({ cause: { code: '23000' } })
  }
})

test('missing documents are issued on first access', async () => {
  const { bookingNumber, bookingId } = await paid()
  await site.asOwner(sql`ALTER TABLE papers DISABLE TRIGGER papers_kept`)
  await site.db.delete(papers).where(eq(papers.bookingId, bookingId))
  await site.asOwner(sql`ALTER TABLE papers ENABLE TRIGGER papers_kept`)
  const { papers: issued } = await owner(paperCalls.ofBooking, { bookingId })
  expect(issued.map(({ kind }) => kind)).toEqual(['confirmation', 'receipt'])
  expect((await listPapers(bookingNumber)).map(({ number }) => number)).toEqual(issued.map(({ number }) => number))
})

test('the data export lists the documents; erasure removes only the recipient from them', async () => {
  const carla = await site.guest('Carla')
  const villa = await aVilla(site.db)
  const guest = { name: 'Carla Nowhere', email: 'carla@example.com', phone: '+30 697', guests: 2, specialRequests: '' }
  const form = await goToBank(carla, villa.id, { guest, plan: 'full', ...weekLater(3) })
  await pay(site, form)
  await bring(site, form.orderId)
  const data = await carla(privacyCalls.read, {})
  expect(data.papers.map(({ kind, booking }) => [kind, booking])).toEqual([
    ['confirmation', form.bookingNumber],
    ['receipt', form.bookingNumber],
  ])
  const { booking } = await readRecords(site, form.orderId)
  site.clock.now = new Date('2026-09-01T09:00:00Z')
  const again = await site.signIn('carla@example.com', 'Password-1')
  await again(privacyCalls.erase, { password: 'Password-1' })
  expect(await everything(site.db)).not.toContain('Carla Nowhere')
  owner = await site.admin()
  const [, receipt] = (await owner(paperCalls.ofBooking, { bookingId: booking.id })).papers
  const text = readText(await fetchFile(receipt?.number ?? '', owner))
  expect(text).toContain(form.orderId)
  expect(text).not.toContain('Carla')
})
