import { desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { activityCalls } from '#contract/activity.ts'
import { bookingCalls } from '#contract/bookings.ts'
import type { InputOf } from '#contract/call.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { letterCalls } from '#contract/letters.ts'
import { mailWordsCalls } from '#contract/mail-words.ts'
import { bring, goToBank, pay, payFirstStage, readRecords } from '../../../tests/bank-visit.ts'
import { aVilla, weekLater } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bookings, mails, mailWords } from '../db/schema.ts'
import { remindOfInstalments } from '../notifications/remind-of-instalments.ts'

let site: TestSite
let owner: Client
let ana: Client
let villaId: number

beforeEach(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ;[owner, ana] = [await site.person('owner'), await site.guest('Ana')]
  villaId = (await aVilla(site.db, { name: 'Villa Thea' })).id
  return () => site.close()
})

type Mail = InputOf<typeof mailWordsCalls.read>['mail']
type Texts = InputOf<typeof mailWordsCalls.save>['texts'][number]
const text = (language: Texts['language'], own: Partial<Texts>): Texts => ({
  language,
  edition: 0,
  subject: '',
  above: '',
  below: '',
  ...own,
})
const save = (mail: Mail, ...texts: Texts[]) => owner(mailWordsCalls.save, { mail, texts })
const read = async (mail: Mail, language: Texts['language'] = 'en') => {
  const found = await owner(mailWordsCalls.read, { mail })
  return { ...found, text: found.texts.find((one) => one.language === language) }
}
const lastMail = async (kind: string) => {
  const rows = await site.db.select().from(mails).orderBy(desc(mails.id))
  return rows.find(({ occasion }) => occasion.startsWith(kind))
}
const toDay = async (day: string) => {
  site.clock.now = new Date(`${day}T09:00:00Z`)
  owner = await site.person('owner')
}

const GERMAN = text('de', { subject: 'Bitte an {villa} denken', above: 'Rate {instalment} ist {in_days} fällig, am {due_on}.\n\nDanke!' })

test('a changed reminder in German goes to the German guest, and the Greek one gets the first text', async () => {
  const german = await payFirstStage(site, ana, villaId)
  const greek = await payFirstStage(site, await site.guest('Eleni'), (await aVilla(site.db, { name: 'Villa Onar' })).id)
  await site.db.update(bookings).set({ language: 'de' }).where(eq(bookings.id, german.bookingId))
  await site.db.update(bookings).set({ language: 'el' }).where(eq(bookings.id, greek.bookingId))
  expect(await save('instalment_soon', GERMAN)).toEqual({ changed: ['de'] })

  await toDay('2026-07-02')
  const seen = await owner(letterCalls.read, { bookingId: german.bookingId, letter: 'instalment' })
  expect(seen.subject).toBe('Bitte an Villa Thea denken')
  await remindOfInstalments(site.deps)
  const sent = (await site.db.select().from(mails)).filter(({ occasion }) => occasion.startsWith('instalment soon'))
  const mail = sent.find(({ bookingId }) => bookingId === german.bookingId)
  expect(mail?.subject).toBe('Bitte an Villa Thea denken')
  expect(mail?.text).toContain('Rate 2 ist in 7 Tagen fällig, am Donnerstag, 9. Juli 2026.\n\nDanke!\n\nRate 2 von 3\nBetrag: 735')
  expect(sent.find(({ bookingId }) => bookingId === greek.bookingId)?.subject).toMatch(
    /^Η δόση 2 από 3 για την κράτηση \w+ λήγει σε 7 ημέρες$/,
  )
})

test('what the bank and the law want stays in a mail, however short its own text is', async () => {
  await save('payment_received', text('en', { subject: 'Paid', above: '.', below: '.' }))
  await save('cancelled', text('en', { subject: 'Over', above: '.' }))
  const visit = await goToBank(ana, villaId, weekLater(8))
  await pay(site, visit)
  await bring(site, visit.orderId)
  const receipt = await lastMail('payment received')
  expect(receipt?.subject).toBe('Paid')
  for (const kept of ['Your card has been charged.', `Order id: ${visit.orderId}`, 'Authorisation code: ', 'Amount: RSD', 'PIB'])
    expect(receipt?.text).toContain(kept)
  const { booking } = await readRecords(site, visit.orderId)
  await owner(bookingCalls.setStatus, { bookingId: booking.id, status: 'cancelled', reason: 'Ill', refundAmount: 10_00 })
  const over = await lastMail('cancelled')
  expect(over?.subject).toBe('Over')
  expect(over?.text).toMatch(/We refund €[\d,.]+ of the €[\d,.]+ you have paid/)
  expect(over?.text).toContain(`Booking number: ${visit.bookingNumber}`)
})

test('a text that names what does not exist, or not what it must, is refused where it stands', async () => {
  await expect(
    save('unfinished', text('sr', { above: 'Vratite se u {vila}!' }), text('en', { above: 'Come back!' })),
  ).rejects.toMatchObject({
    fields: {
      above_sr: '{vila} is not known. Did you mean {villa}?',
      above_en: 'Please name {held_until} here: nothing else in the email says it.',
    },
  })
  await expect(save('welcome', text('en', { subject: 'Hello {guest}' }))).rejects.toMatchObject({
    fields: { subject_en: '{guest} is not known. The list shows what can be named.' },
  })
  expect(await site.db.$count(mailWords)).toBe(0)
})

test('of two owners who change a mail at once the second is told, and both languages stay whole', async () => {
  const other = await site.person('owner')
  await save('welcome', text('en', { subject: 'Come in' }))
  const late = { mail: 'welcome' as const, texts: [text('de', { subject: 'Herein' }), text('en', { subject: 'Hi' })] }
  await expect(other(mailWordsCalls.save, late)).rejects.toMatchObject({ code: 'state_changed' })
  expect((await read('welcome', 'de')).text?.own.subject).toBe('')
  const both = [0, 1].map((index) =>
    [owner, other][index]?.(mailWordsCalls.save, { mail: 'cancelled', texts: [text('en', { subject: `No ${index}` })] }),
  )
  const outcomes = await Promise.allSettled(both)
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('the first text is not stored, and comes back where a text is emptied; what was written before can be taken again', async () => {
  const { text: untouched } = await read('arrival_asked')
  expect(await save('arrival_asked', text('en', { ...untouched?.first }))).toEqual({ changed: [] })
  await save('arrival_asked', text('en', { ...untouched?.first, subject: 'When do you come?' }))
  expect((await read('arrival_asked')).text?.own).toEqual({ subject: 'When do you come?', above: '', below: '' })
  await save('arrival_asked', text('en', { edition: 1 }))
  const { text: back, history } = await read('arrival_asked')
  expect(back).toMatchObject({ edition: 2, own: { subject: '' } })
  expect((await owner(mailWordsCalls.preview, { mail: 'arrival_asked' })).subject).toBe('When will you arrive at Villa Thea?')
  expect(history.map(({ edition, own, by }) => [edition, own.subject, by])).toEqual([
    [2, '', 'owner'],
    [1, 'When do you come?', 'owner'],
  ])
  const { mails: listed } = await owner(mailWordsCalls.list, {})
  expect(listed.find(({ mail }) => mail === 'arrival_asked')).toMatchObject({ changed: [], written: { by: 'owner' } })
  for (let edition = 2; edition < 40; edition += 1) await save('arrival_asked', text('en', { edition, subject: `Try ${edition}` }))
  const kept = (await read('arrival_asked')).history.map((one) => one.edition)
  expect([kept[0], kept.length]).toEqual([40, 25])
})

test('a mail is seen and tried out on a real stay, or on an example, in the language asked for', async () => {
  await save('arrival_asked', text('en', { subject: '{villa}, {stay_days}' }), text('de', { subject: 'Wann, {villa}?' }))
  const { bookingId } = await payFirstStage(site, ana, villaId)
  const [booking] = await site.db.select().from(bookings).where(eq(bookings.id, bookingId))
  const shown = await owner(mailWordsCalls.preview, { mail: 'arrival_asked', bookingId })
  expect(shown).toMatchObject({ language: 'en', subject: expect.stringMatching(/^Villa Thea, \w+day, /) })
  expect(shown.text).toContain(`Booking number: ${booking?.code}`)
  await owner(letterCalls.send, { bookingId, letter: 'arrival' })
  const sent = await lastMail('arrival asked')
  expect([sent?.subject, sent?.text]).toEqual([shown.subject, shown.text])
  expect(await owner(mailWordsCalls.preview, { mail: 'arrival_asked', language: 'de' })).toMatchObject({ subject: 'Wann, Villa Thea?' })
  const { to } = await owner(mailWordsCalls.test, { mail: 'arrival_asked', bookingId })
  expect(await lastMail('message test')).toMatchObject({ recipient: to, subject: shown.subject, text: shown.text })
  await expect(owner(mailWordsCalls.preview, { mail: 'welcome', bookingId: 999_999 })).rejects.toMatchObject({ code: 'no_such_booking' })
})

test('words are seen before they are saved, and refused where they could not be', async () => {
  const { text: before } = await read('arrival_asked', 'de')
  const typed = { language: 'de', subject: 'Ankunft, {villa}', above: 'Wann kommen Sie?', below: '' } as const
  const shown = await owner(mailWordsCalls.preview, { mail: 'arrival_asked', typed })
  expect(shown).toMatchObject({ language: 'de', subject: 'Ankunft, Villa Thea', text: expect.stringContaining('Wann kommen Sie?') })
  expect(await read('arrival_asked', 'de')).toMatchObject({ text: before })
  const wrong = owner(mailWordsCalls.preview, { mail: 'arrival_asked', typed: { ...typed, subject: '{vila}' } })
  await expect(wrong).rejects.toMatchObject({ code: 'bad_input', fields: { subject_de: expect.stringContaining('{vila}') } })
})

test('hostile words stay words in the mail, and a subject is one line', async () => {
  const above = '<script>alert(1)</script> <a href="https://evil.example">{villa}</a>'
  await save('arrival_asked', text('en', { subject: 'Hi\r\nBcc: eve@example.com <b>', above, below: '{{villa}}' }))
  const { bookingId } = await payFirstStage(site, ana, villaId)
  await owner(letterCalls.send, { bookingId, letter: 'arrival' })
  const mail = await lastMail('arrival asked')
  expect(mail?.subject).toBe('Hi Bcc: eve@example.com <b>')
  expect(mail?.html).not.toMatch(/<script|<a href="https:\/\/evil|<b>/)
  expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(mail?.text).toContain('{Villa Thea}')
})

test('words that name what a later release does not know are told, and the first text is sent', async () => {
  const gone = { mail: 'arrival_asked', language: 'en', edition: 1, subject: 'Room {room}', above: '', below: '' } as const
  await site.db.insert(mailWords).values({ ...gone, writtenAt: site.clock.now })
  const { bookingId } = await payFirstStage(site, ana, villaId)
  expect((await owner(letterCalls.read, { bookingId, letter: 'arrival' })).subject).toBe('When will you arrive at Villa Thea?')
  expect((await read('arrival_asked')).text?.unusable).toEqual(['subject'])
  const { stats } = await owner(dashboardCalls.stats, {})
  expect(stats.attention).toContainEqual(expect.objectContaining({ kind: 'unusable_mail' }))
})

test('owners and managers write the words, nobody else, and the activity says what was changed', async () => {
  const manager = await site.person('manager')
  await manager(mailWordsCalls.save, { mail: 'welcome', texts: [text('de', { subject: 'Herein', above: 'Schön.' })] })
  for (const role of ['reception', 'accountant', 'housekeeping'] as const) {
    const person = await site.person(role)
    await expect(person(mailWordsCalls.list, {})).rejects.toMatchObject({ code: 'not_admin' })
  }
  await expect(ana(mailWordsCalls.read, { mail: 'welcome' })).rejects.toThrow()
  const { activity } = await owner(activityCalls.list, {})
  expect(activity[0]).toMatchObject({ subject: 'words of mail de welcome', after: { subject: 'Herein', textAbove: 'Schön.' } })
})
