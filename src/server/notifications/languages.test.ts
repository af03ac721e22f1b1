import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountCalls } from '#contract/accounts.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { type Api, clientOver } from '#contract/client.ts'
import { handBookingCalls } from '#contract/hand-bookings.ts'
import { mailCalls } from '#contract/mails.ts'
import { offerCalls } from '#contract/offers.ts'
import { orderCalls } from '#contract/payments.ts'
import { peopleCalls } from '#contract/people.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { settingsCalls } from '#contract/settings.ts'
import { supportCalls } from '#contract/support.ts'
import { getPrefix, type Language, languages, tagOf } from '#words/languages.ts'
import { bring, pay } from '../../../tests/bank-visit.ts'
import { ana, aVilla, weekLater } from '../../../tests/builders.ts'
import { SITE, type TestSite, testSite } from '../../../tests/test-site.ts'
import { sendLink } from '../accounts/reset-password.ts'
import { accounts, bookings, mails, translations } from '../db/schema.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

let setCookies: string[] = []

/** Calls as a page in this language makes them. */
const speaking = (language: Language, cookie = ''): Api =>
  clientOver(SITE, async (request) => {
    const url = new URL(request.url)
    url.searchParams.set('lang', language)
    const { method } = request
    const headers = { cookie, 'content-type': 'application/json' }
    const init = method === 'GET' ? { headers } : { method, headers, body: await request.text() }
    const response = await site.send(url.pathname + url.search, init)
    setCookies = response.headers.getSetCookie()
    return response
  })

const mailsTo = (email: string) => site.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(asc(mails.id))

const spoken: [Language, { name: string; confirmed: RegExp; welcome: RegExp; bank: string }][] = [
  ['sr', { name: 'Sara', confirmed: /boravak/i, welcome: /dobrodošli|dobro došli|nalog/i, bank: 'sr' }],
  ['el', { name: 'Elena', confirmed: /διαμονή/, welcome: /λογαριασμ|καλώς/i, bank: 'en' }],
  ['de', { name: 'Doris', confirmed: /Aufenthalt/, welcome: /Willkommen|Konto/, bank: 'en' }],
]

test.each(spoken)(
  'a guest who books in %s sees the bank’s page and gets mails in this language; an owner without a language gets English',
  async (language, said) => {
    const email = `${said.name.toLowerCase()}@example.com`
    await speaking(language)(accountCalls.register, {
      fullName: said.name,
      email,
      password: 'Password-1',
      country: 'x',
      phone: '+381 60 1',
    })
    await site.db.update(accounts).set({ emailProvedAt: site.clock.now }).where(eq(accounts.email, email))
    const { cookie } = await site.signIn(email, 'Password-1')
    const guest = speaking(language, cookie)
    const villa = await aVilla(site.db)
    const stay = weekLater(0)
    const wish = { villaId: villa.id, ...stay, guest: { ...ana, email }, plan: 'full' as const, termsAccepted: true }
    const form = await guest(orderCalls.create, wish)
    expect([form.paymentForm.fields.lang, form.paymentForm.fields.shopurl]).toEqual([said.bank, `${SITE}${getPrefix(language)}/booking`])
    expect(setCookies.join(), 'for the page of a payment that is being checked').toMatch(new RegExp(`payment=[^;]+\\.${language};`))
    await pay(site, form)
    const back = await bring(site, form.orderId)
    expect(back.location).toMatch(new RegExp(`^${getPrefix(language)}/booking-confirmation\\?`))

    const all = await mailsTo(email)
    expect(all.find(({ occasion }) => occasion.startsWith('welcome'))?.subject).toMatch(said.welcome)
    const confirmation = all.find(({ occasion }) => occasion.startsWith('booking confirmed'))
    expect(confirmation?.subject).toMatch(said.confirmed)
    expect(confirmation?.html).toContain(`<html lang="${tagOf[language]}">`)
    expect(confirmation?.text).toContain(`${SITE}${getPrefix(language)}/login?redirect=`)
    for (const { text } of all) expect(text.match(new RegExp(`${SITE}/(?!${language}/)\\S*`, 'g')), text).toBeNull()
    expect(confirmation?.text).not.toMatch(/\bDear\b|Check-in|Total/)
    expect(confirmation?.calendar).not.toContain('Your stay')
    const [booking] = await site.db.select().from(bookings).where(eq(bookings.code, form.bookingNumber))
    expect(booking?.language).toBe(language)
    const toOwners = await site.db.select().from(mails).where(eq(mails.audience, 'owner')).orderBy(asc(mails.id))
    expect(toOwners.at(-1)?.subject).toMatch(/[Bb]ooking/)
  },
)

test('mails about a stay booked in English are in English, even if the guest’s account language is Serbian', async () => {
  const { cookie } = await site.signIn('sara@example.com', 'Password-1')
  const guest = speaking('en', cookie)
  const wish = { villaId: (await aVilla(site.db)).id, ...weekLater(0), guest: { ...ana, email: 'sara@example.com' }, plan: 'full' as const }
  const form = await guest(orderCalls.create, { ...wish, termsAccepted: true })
  await pay(site, form)
  expect((await bring(site, form.orderId)).location).toMatch(/^\/booking-confirmation\?/)
  expect((await mailsTo('sara@example.com')).at(-1)?.text).toContain('Dear')
  await guest(supportCalls.request, { orderId: form.orderId, reason: 'other', message: 'A question' })
  expect((await mailsTo('sara@example.com')).at(-1)?.text, 'about the account').not.toContain('Dear')
})

test('an offer in Greek has its mail, its link and its booking in Greek', async () => {
  const office = await site.admin()
  const wanted = { villaId: (await aVilla(site.db)).id, ...weekLater(0), guests: 2, price: 'rates' as const }
  const alternatives = [{ ...wanted, total: (await office(handBookingCalls.offer, wanted)).total }]
  const to = { name: 'Nikos', email: 'nikos@example.com', phone: '+30 210 1', language: 'el' as const }
  const { link, bookingIds } = await office(offerCalls.send, { alternatives, ...to, validUntil: '2026-06-08' })
  expect(link).toMatch(/^http:\/\/localhost:3000\/el\/offer\//)
  const [mail] = await mailsTo(to.email)
  expect([mail?.text.includes(link), mail?.text.includes('Dear'), /διαμονή/i.test(mail?.text ?? '')]).toEqual([true, false, true])
  const [booking] = await site.db
    .select()
    .from(bookings)
    .where(eq(bookings.id, bookingIds[0] ?? 0))
  expect(booking?.language).toBe('el')

  const details = { bookingId: bookingIds[0] ?? 0, version: booking?.version ?? 0, guests: 2, specialRequests: '' }
  await office(bookingCalls.updateDetails, { ...details, language: 'de' })
  const [changed] = await site.db.select().from(bookings).where(eq(bookings.id, details.bookingId))
  expect([changed?.language, changed?.guestName]).toEqual(['de', to.name])
})

test('errors and messages are in the requested language, or in English by default', async () => {
  const villa = await aVilla(site.db)
  const asked = { villaId: villa.id, ...weekLater(0) }
  const messages = await Promise.all(languages.map(async (one) => (await speaking(one)(bookingCalls.price, asked)).message))
  expect(new Set(messages).size).toBe(languages.length)
  expect(messages[0]).toBe('These dates are available.')
  const refusalIn = (query: string) =>
    site.send(`/api/checkUser.php${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@example.com', password: 'x' }),
    })
  const said = async (query: string) => (await (await refusalIn(query)).json()).message
  expect([await said(''), await said('?lang=xx'), await said('?lang=__proto__')]).toEqual(Array(3).fill('Invalid credentials'))
  expect(await said('?lang=sr')).not.toBe('Invalid credentials')
})

test('the list of mails, a guest’s own data and an offer say their words in the language of the page', async () => {
  const guest = await site.guest('Hana')
  const email = (await guest(accountCalls.who, {})).user?.email ?? ''
  await sendLink(site.deps, email)
  const { cookie } = await site.person('manager')
  const listed = await speaking('sr', cookie)(mailCalls.list, { search: email })
  expect(listed.mails.map(({ text }) => text)).toContain('Link za novu lozinku, namenjen samo primaocu.')
  const own = await speaking('sr', guest.cookie)(privacyCalls.read, {})
  expect(own.mails.map(({ text }) => text)).toContain('Link za novu lozinku, vidljiv samo u samom e-mailu.')

  const office = await site.admin()
  const villa = await aVilla(site.db, { registrationKind: 'licence', registrationNumber: '4711' })
  const wanted = { villaId: villa.id, ...weekLater(0), guests: 2, price: 'rates' as const }
  const alternatives = [{ ...wanted, total: (await office(handBookingCalls.offer, wanted)).total }]
  const to = { name: 'Dora', email: 'dora@example.com', phone: '+49 30 1', language: 'de' as const }
  const { link } = await office(offerCalls.send, { alternatives, ...to, validUntil: '2026-06-08' })
  const { stays } = await speaking('de')(offerCalls.read, { token: link.split('/').at(-1) ?? '' })
  expect(stays.map(({ registration }) => registration)).toEqual(['Lizenz 4711'])
})

test('a guest can change the language of the account’s mails, a visitor cannot', async () => {
  const guest = await site.guest('Greta')
  const { user } = await guest(accountCalls.who, {})
  const email = user?.email ?? ''
  expect(await guest(accountCalls.language, {})).toEqual({ language: 'en' })
  await guest(accountCalls.changeLanguage, { language: 'de' })
  expect(await guest(accountCalls.language, {})).toEqual({ language: 'de' })
  await guest(accountCalls.changePassword, { password: 'Password-1', newPassword: 'Cliff-Above-7!' })
  expect((await mailsTo(email)).at(-1)?.html).toContain(`<html lang="${tagOf.de}">`)
  await expect(guest(accountCalls.changeLanguage, { language: 'fr' as never })).rejects.toMatchObject({ code: 'bad_input' })
  await expect(site.visitor(accountCalls.changeLanguage, { language: 'sr' })).rejects.toMatchObject({ code: 'signed_out' })
  expect(await guest(accountCalls.language, {})).toEqual({ language: 'de' })
})

test('owners get mails in their own language, independent of the guest’s', async () => {
  const [owner, marko, nikos] = [await site.admin(), await site.person('owner'), await site.person('owner')]
  await owner(accountCalls.chooseLanguage, { language: 'sr' })
  await nikos(accountCalls.chooseLanguage, { language: 'el' })
  const { company } = (await owner(settingsCalls.read, {})).settings
  const vat = { kind: 'settings', item: 0, field: 'company.vatStatement', source: company.vatStatement, updatedAt: site.clock.now } as const
  await site.db.insert(translations).values([
    { ...vat, language: 'de', text: 'Alle Preise enthalten die Mehrwertsteuer.' },
    { ...vat, language: 'sr', text: 'PDV je uračunat u sve cene.' },
  ])
  const { cookie } = await site.signIn('doris@example.com', 'Password-1')
  const wish = { villaId: (await aVilla(site.db)).id, ...weekLater(0), guest: { ...ana, email: 'doris@example.com' } }
  const form = await speaking('de', cookie)(orderCalls.create, { ...wish, plan: 'full', termsAccepted: true })
  await pay(site, form)
  await bring(site, form.orderId)
  const toOwners = () => site.db.select().from(mails).where(eq(mails.audience, 'owner')).orderBy(asc(mails.id))
  const [booked] = (await toOwners()).slice(-1)
  expect(booked?.html).toContain(`<html lang="${tagOf.sr}">`)
  expect(booked?.subject).toMatch(/rezervacij/i)
  expect(booked?.text).toMatch(/http:\/\/localhost:3000\/admin\?redirect=%2Fadmin%2Fdashboard%2Fbookings%2F\d+/)
  expect(booked?.text).not.toMatch(/Check-in|Total|Guest/)
  expect(booked?.text).toContain('PDV je uračunat u sve cene.')
  expect(booked?.text).not.toContain('Mehrwertsteuer')
  expect((await mailsTo('doris@example.com')).at(-1)?.text).toContain('Alle Preise enthalten die Mehrwertsteuer.')

  const invited = { email: 'jelena@example.com', role: 'reception' as const, password: 'Owner-Password-1' }
  await owner(peopleCalls.invite, invited)
  expect((await mailsTo(invited.email)).at(-1)?.subject).toBe('Poziv u administraciju')
  const told = async (client: Api) => (await mailsTo((await client(accountCalls.who, {})).user?.email ?? '')).at(-1)?.subject
  expect([await told(marko), await told(nikos)]).toEqual([
    'A change of who may enter the back office',
    'Αλλαγή στο ποιος έχει πρόσβαση στη διαχείριση',
  ])
  await owner(accountCalls.chooseLanguage, { language: 'en' })
})
