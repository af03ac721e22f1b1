import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { inboxCalls } from '#contract/inbox.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { supportCalls } from '#contract/support.ts'
import { threadCalls } from '#contract/threads.ts'
import { bring, goToBank, pay } from '../../../tests/bank-visit.ts'
import { aVilla } from '../../../tests/builders.ts'
import { imapServer } from '../../../tests/imap-server.ts'
import { mailServer } from '../../../tests/mail-server.ts'
import { aPicture } from '../../../tests/pictures.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { accounts, bookings, mails, messageMails, messagePictures, threads } from '../db/schema.ts'
import { sendMails } from '../mail/send-mails.ts'
import { eraseAccount } from '../privacy/erase-account.ts'
import { arrangeQuestions } from '../threads/join-questions.ts'
import { readAnswers } from './read-answers.ts'

let imap: Awaited<ReturnType<typeof imapServer>>
let smtp: Awaited<ReturnType<typeof mailServer>>
let site: TestSite
let ana: Client
let owner: Client
let bookingId: number
let bookingNumber: string
let orderId: string

beforeEach(async () => {
  ;[imap, smtp] = [await imapServer(), await mailServer()]
  const environment = { SMTP_URL: smtp.url, MAIL_FROM: 'villas@villas.example', INBOX_URL: imap.url, REPLY_ADDRESS: 'stay@villas.example' }
  site = await testSite({ environment })
  ;[ana, owner] = [await site.guest('Ana'), await site.admin()]
  const visit = await goToBank(ana, (await aVilla(site.db, { name: 'Villa Thea' })).id)
  ;({ bookingNumber, orderId } = visit)
  await pay(site, visit)
  await bring(site, orderId)
  bookingId = (await owner(bookingCalls.calendar, { search: bookingNumber })).bookings[0]?.id ?? 0
  await readAnswers(site.deps)
  return async () => {
    // First, because the mail server waits for its connections to end.
    await site.close()
    await Promise.all([imap.close(), smtp.close()])
  }
})

let counted = 0
type Reply = { from?: string; to: string; id?: string; head?: string; subject?: string; body?: string; size?: number }

/** A mail of a guest arrives, unless something else is said. */
const arrives = ({
  from = 'Ana <ana@example.com>',
  to,
  id = `${counted++}@mail.example`,
  head = '',
  subject = 'Re: Your stay',
  body,
  size,
}: Reply) =>
  imap.arrives(
    `From: ${from}\nTo: ${to}\nSubject: ${subject}\nMessage-ID: <${id}>\n${head || 'Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n'}\n${body ?? 'Thank you!'}`,
    site.clock.now,
    size,
  )

/** Where the latest mail to somebody that asks for an answer wants it. What waits is sent at once, in any order. */
async function replyTo(recipient = 'ana@example.com'): Promise<string> {
  await sendMails(site.deps)
  const asked = smtp.taken
    .filter(({ to }) => to.includes(recipient))
    .flatMap(({ source }) => /^Reply-To: <?([^\s>]+\+[^\s>]+)/im.exec(source) ?? [])
  return asked.at(-1) ?? ''
}

const read = async () => {
  await readAnswers(site.deps)
  return (await ana(guestStayCalls.stay, { bookingNumber })).messages.map(({ message }) => message)
}
const inOffice = async () => (await owner(inboxCalls.conversation, { bookingId })).messages
const questions = async () => (await owner(threadCalls.list, {})).threads
const attention = async (kind: string) => (await owner(dashboardCalls.stats, {})).stats.attention.filter((item) => item.kind === kind)

test('a guest answers the confirmation of a stay, and the answer begins its conversation and is told to the owners', async () => {
  const to = await replyTo()
  expect(to).toMatch(/^stay\+s\d+-[0-9a-f]{32}@villas\.example$/)
  const mail = arrives({
    to: to.toUpperCase(),
    body: 'We come at four. Хвала, ευχαριστώ!\n\nOn Mon, 1 Jun 2026, 12:00 Villas wrote:\n\n> Your booking\n',
  })
  expect(await read()).toEqual(['We come at four. Хвала, ευχαριστώ!'])
  expect(mail.seen).toBe(true)
  const [said] = await inOffice()
  expect(said).toMatchObject({ author: 'guest', sender: null, hasWhole: true, mail: { strange: false, pictures: [], leftOut: [] } })
  const whole = await owner(threadCalls.wholeMail, { messageId: said?.id ?? 0 })
  expect(whole).toContain('> Your booking')
  const told = (await site.db.select().from(mails)).filter(({ occasion }) => occasion.startsWith('owner: message '))
  expect(told.map(({ text }) => text.includes('We come at four.'))).toEqual([true])
})

test('each mail is taken once, also if it arrives twice and is read by two processes', async () => {
  const to = await replyTo()
  arrives({ to, id: 'same@mail.example', body: 'Only once' })
  arrives({ to, id: 'same@mail.example', body: 'Only once' })
  arrives({ to, body: 'Another' })
  await Promise.all([readAnswers(site.deps), readAnswers(site.deps)])
  expect(await read()).toEqual(['Only once', 'Another'])
})

test('a mail whose transaction fails is neither lost nor written twice, and does not stop the next', async () => {
  const to = await replyTo()
  arrives({ to, body: 'First' })
  arrives({ to, body: 'Second' })
  let failures = 2
  const transaction: typeof site.db.transaction = (work, ...more) =>
    site.db.transaction(
      async (tx) => {
        const done = await work(tx)
        if (failures-- > 0) throw new Error('the process ended before the commit')
        return done
      },
      ...more,
    )
  await readAnswers({ ...site.deps, db: Object.assign(Object.create(site.db), { transaction }) })
  expect(await read()).toEqual(['First', 'Second'])
})

test('what waits while the mailbox cannot be opened is read later, and three failures need attention', async () => {
  const to = await replyTo()
  imap.box.password = 'changed'
  arrives({ to, body: 'Are you there?' })
  for (let run = 0; run < 3; run++) {
    expect(await attention('mailbox_not_read')).toEqual([])
    await site.later(2)
  }
  const [item] = await attention('mailbox_not_read')
  expect(item?.text).toContain('Invalid credentials')
  expect(item?.text).not.toContain('secret')
  imap.box.password = 'secret'
  await site.later(2)
  expect(await attention('mailbox_not_read')).toEqual([])
  expect(await read()).toEqual(['Are you there?'])
})

test('what was in the mailbox before, and what the server numbers anew, is not read again', async () => {
  const to = await replyTo()
  imap.arrives(`From: ana@example.com\nTo: ${to}\nMessage-ID: <old@mail>\n\nOld`, new Date('2026-05-01T00:00:00Z'))
  expect(await read()).toEqual([])
  arrives({ to, body: 'New' })
  expect(await read()).toEqual(['New'])
  imap.box.uidValidity = 2
  arrives({ to, body: 'Numbered anew' })
  expect(await read()).toEqual(['New'])
  arrives({ to, body: 'Later' })
  expect(await read()).toEqual(['New', 'Later'])
})

test('an answer about a request stands in the request, which waits again', async () => {
  await ana(supportCalls.request, { orderId, reason: 'other', message: 'Is there a cot?' })
  const [{ id: ticketId = 0 } = {}] = (await owner(supportCalls.tickets, {})).tickets
  await sendMails(site.deps)
  await owner(supportCalls.reply, { ticketId, message: 'For which age?' })
  const to = await replyTo()
  expect(to).toContain(`+t${ticketId}-`)
  arrives({ to, body: 'One year' })
  await readAnswers(site.deps)
  const { tickets } = await ana(guestStayCalls.stay, { bookingNumber })
  expect(tickets[0]).toMatchObject({
    status: 'pending',
    messages: [{ message: 'For which age?' }, { message: 'One year', mail: { strange: false } }],
  })
})

test('somebody who asked before booking answers the answer', async () => {
  arrives({ from: '"Nikos" <nikos@example.gr>', to: 'stay@villas.example', subject: 'Σκύλος', body: 'Επιτρέπονται σκύλοι;' })
  await readAnswers(site.deps)
  const [asked] = await questions()
  expect(asked).toMatchObject({ guestName: 'Nikos', guestEmail: 'nikos@example.gr', language: 'el', stays: 0 })
  expect(asked?.messages).toMatchObject([{ message: 'Σκύλος\n\nΕπιτρέπονται σκύλοι;', sender: null }])
  await owner(threadCalls.answer, { threadId: asked?.id ?? 0, version: asked?.version ?? 0, message: 'Ναι' })
  arrives({ from: 'nikos@example.gr', to: await replyTo('nikos@example.gr'), body: 'Ευχαριστώ' })
  await readAnswers(site.deps)
  const after = await questions()
  expect(after.map(({ messages }) => messages.map(({ message }) => message))).toEqual([
    ['Σκύλος\n\nΕπιτρέπονται σκύλοι;', 'Ναι', 'Ευχαριστώ'],
  ])
  expect(after[0]?.state).toBe('open')
})

test('a mail from the address of a guest that answers nothing is a question of its own', async () => {
  arrives({ to: 'stay@villas.example', subject: 'Parking', body: 'Where do we park?' })
  expect(await read()).toEqual([])
  expect(await questions()).toMatchObject([{ guestEmail: 'ana@example.com', stays: 1 }])
})

test('somebody to whom a mail was forwarded may write, is shown as such, and changes nothing', async () => {
  const to = await replyTo()
  arrives({ from: '"The Owner" <owner@villas.example>', to, body: 'Please send the door code to me.' })
  await readAnswers(site.deps)
  expect(await inOffice()).toMatchObject([{ author: 'guest', by: '', sender: 'owner@villas.example' }])
  const { messages } = await ana(guestStayCalls.stay, { bookingNumber })
  const [booking] = await site.db.select().from(bookings).where(eq(bookings.id, bookingId))
  expect([messages[0]?.mail?.strange, booking?.email]).toEqual([true, 'ana@example.com'])
  const [told] = (await site.db.select().from(mails)).filter(({ occasion }) => occasion.startsWith('owner: message '))
  expect(told?.text).toContain('owner@villas.example')
  await sendMails(site.deps)
  expect(smtp.taken.filter(({ source }) => source.includes('door code to me')).map((mail) => mail.to)).toEqual([['owner@villas.example']])
})

test('an answer to a question stands in the stay once its asker has booked', async () => {
  await sendMails(site.deps)
  arrives({ to: 'stay@villas.example', subject: 'A cot', body: 'Is there one?' })
  await readAnswers(site.deps)
  const [question] = await questions()
  await owner(threadCalls.answer, { threadId: question?.id ?? 0, message: 'Yes.' })
  const to = await replyTo()
  expect(to).toMatch(/\+q/)
  // As if she had booked after it.
  await site.db.update(threads).set({ openedAt: new Date(0) })
  await site.db.update(accounts).set({ emailProvedAt: site.clock.now }).where(eq(accounts.email, 'ana@example.com'))
  await site.db.transaction((tx) => arrangeQuestions(tx, site.deps, ['ana@example.com']))
  arrives({ to, body: 'Thank you!' })
  expect(await read()).toEqual(['A cot\n\nIs there one?', 'Yes.', 'Thank you!'])
})

test('a forged token and that of a corrected address prove nothing', async () => {
  const to = await replyTo()
  arrives({ from: 'eve@example.com', to: to.replace(/-[0-9a-f]{32}@/, `-${'0'.repeat(32)}@`), body: 'Forged' })
  arrives({ from: 'eve@example.com', to: to.replace(/\+s\d+-/, '+s999999999-'), body: 'Another stay' })
  await site.db.update(bookings).set({ email: 'ana.right@example.com' }).where(eq(bookings.id, bookingId))
  arrives({ from: 'eve@example.com', to, body: 'With the link of a mistyped address' })
  expect(await read()).toEqual([])
  expect((await questions()).map(({ guestEmail }) => guestEmail)).toEqual(['eve@example.com', 'eve@example.com', 'eve@example.com'])
})

test.each([
  ['an automatic answer', 'Auto-Submitted: auto-replied\n'],
  ['a list', 'List-Id: <news.example>\n'],
  ['advertising', 'Precedence: bulk\n'],
  ['an automatic answer of an old server', 'X-Autoreply: yes\n'],
  ['a mail that came back', 'Return-Path: <>\n'],
  ['a report of a server', 'Content-Type: multipart/report; boundary=b\n'],
])('%s is left in the mailbox, unread', async (_, head) => {
  const mail = arrives({ to: await replyTo(), head })
  expect(await read()).toEqual([])
  expect([mail.seen, await questions()]).toEqual([false, []])
})

test('a mail of the site itself is not taken, however it comes back', async () => {
  const to = await replyTo()
  arrives({ to, id: '17.m3k2@localhost' })
  arrives({ to, from: 'stay@villas.example' })
  expect([await read(), await questions()]).toEqual([[], []])
})

test('of thousands of mails some are read a run, and what is too much or too large is left and told', async () => {
  for (let one = 0; one < 70; one++) arrives({ from: `spam${one}@example.net`, to: 'stay@villas.example', body: `Offer ${one}` })
  arrives({ to: await replyTo(), body: 'small', size: 100 * 1024 * 1024 })
  await readAnswers(site.deps)
  expect((await owner(threadCalls.list, {})).total).toBe(50)
  await readAnswers(site.deps)
  expect((await owner(threadCalls.list, {})).total).toBe(50)
  const left = (await attention('left_mails')).map(({ text }) => text).join('\n')
  expect(left).toMatch(/15 MB: 1\./)
  expect(left).toMatch(/too many came: 20\./)
})

test('names in a mail cannot bring in lines, signs that turn words, or markup that acts', async () => {
  const from = '=?utf-8?Q?Eve=0D=0ABcc=3A_all=40example.com=E2=80=AEevil?= <eve@example.com>'
  arrives({
    from,
    to: 'stay@villas.example',
    head: 'Content-Type: text/html\n',
    subject: '=?utf-8?Q?Hi=0D=0AX=3A_y?=',
    body: '<script>alert(1)</script><p>Hello <b>there</b>',
  })
  await readAnswers(site.deps)
  const [asked] = await questions()
  expect(asked?.guestName).toBe('Eve Bcc: all@example.comevil')
  expect(asked?.messages[0]?.message).toBe('Hi X: y\n\nHello there')
})

const bytesOfPicture = async () => new Uint8Array(await (await aPicture('car.jpg', { width: 600, height: 400 })).arrayBuffer())

/** A mail with files, as telephones send them. */
async function withFiles(to: string, files: [name: string, type: string, bytes: Uint8Array][]) {
  const parts = files.map(
    ([name, type, bytes]) =>
      `--b\nContent-Type: ${type}; name="${name}"\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${Buffer.from(bytes).toString('base64')}\n`,
  )
  const words = '--b\nContent-Type: text/plain\n\nOur car\n\n> Your booking\n'
  arrives({ to, head: 'Content-Type: multipart/mixed; boundary=b\n', body: `${words}${parts.join('')}--b--\n` })
  await readAnswers(site.deps)
}

test('pictures are drawn anew, for their guest and the office alone; of other files the name is left', async () => {
  const jpeg = await bytesOfPicture()
  await withFiles(await replyTo(), [
    ['car.jpg', 'image/jpeg', jpeg],
    ['invoice.pdf', 'application/pdf', Buffer.from('%PDF-1.4')],
    ['script.jpg', 'image/jpeg', Buffer.from('<svg onload="alert(1)"/>')],
  ])
  const [said] = (await ana(guestStayCalls.stay, { bookingNumber })).messages
  expect(said?.mail).toMatchObject({ leftOut: ['invoice.pdf', 'script.jpg'], pictures: [{ width: 600, height: 400 }] })
  const id = said?.mail?.pictures[0]?.id ?? 0
  const see = (cookie: string, path: string) => site.send(path, { headers: { cookie } })
  const own = await see(ana.cookie, `/api/ownMessagePicture.php?bookingNumber=${bookingNumber}&id=${id}`)
  expect([own.status, own.headers.get('content-type'), own.headers.get('cache-control')]).toEqual([200, 'image/webp', 'private, no-store'])
  expect((await see(owner.cookie, `/api/messagePicture.php?id=${id}`)).status).toBe(200)
  const bea = await site.guest('Bea')
  const refused = [
    await see(bea.cookie, `/api/ownMessagePicture.php?bookingNumber=${bookingNumber}&id=${id}`),
    await see(bea.cookie, `/api/messagePicture.php?id=${id}`),
    await see('', `/api/questionPicture.php?token=1-${'a'.repeat(32)}&id=${id}`),
  ]
  expect(refused.map(({ status }) => status)).toEqual([404, 403, 404])
})

test('what came by mail is among the guest’s data, and goes with them', async () => {
  await withFiles(await replyTo(), [['car.jpg', 'image/jpeg', await bytesOfPicture()]])
  const { byMail } = await ana(privacyCalls.read, {})
  expect(byMail).toMatchObject([{ sender: null, whole: 'Our car\n\n> Your booking' }])
  expect(byMail[0]?.pictures[0]).toMatch(/^data:image\/webp;base64,/)
  const [account] = await site.db.select().from(accounts).where(eq(accounts.email, 'ana@example.com'))
  if (account) await site.db.transaction((tx) => eraseAccount(tx, site.deps.env, account.id, site.clock.now))
  expect([await site.db.$count(messageMails), await site.db.$count(messagePictures)]).toEqual([0, 0])
})

test('a mail that cannot be understood is left at last, and the next is read', async () => {
  const to = await replyTo()
  arrives({
    to,
    head: `Content-Type: multipart/mixed; boundary=b\n`,
    body: `--b\n${'Content-Type: multipart/mixed; boundary=c\n\n--c\n'.repeat(100)}`,
  })
  arrives({ to, body: 'Fine' })
  expect(await read()).toEqual(['Fine'])
})

test('nothing is asked without a mailbox, and mails answer to the owners', async () => {
  const { inbox: _, ...env } = site.deps.env
  const without = { ...site.deps, env: { ...env, inbox: null } }
  await readAnswers(without)
  await sendMails(without)
  expect(smtp.taken.filter(({ source }) => /^Reply-To: .*stay\+/m.test(source))).toEqual([])
})

test('codes and mails about the account ask for no answer in the conversation', async () => {
  await site.db.update(accounts).set({ emailProvedAt: null }).where(eq(accounts.email, 'ana@example.com'))
  await sendMails(site.deps)
  const welcome = smtp.taken.filter(({ to, source }) => to.includes('ana@example.com') && !source.includes(bookingNumber))
  expect(welcome.map(({ source }) => /stay\+/.test(source))).toEqual(welcome.map(() => false))
  expect(welcome.length).toBeGreaterThan(0)
})
