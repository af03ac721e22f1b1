import { desc, eq } from 'drizzle-orm'
import { accountCalls } from '#contract/accounts.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { calendarCalls } from '#contract/calendars.ts'
import type { Api } from '#contract/client.ts'
import { emailProofCalls } from '#contract/email-proof.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { handBookingCalls } from '#contract/hand-bookings.ts'
import { offerCalls } from '#contract/offers.ts'
import { orderCalls, paymentCalls } from '#contract/payments.ts'
import { pictureCalls } from '#contract/pictures.ts'
import { promoCodeCalls } from '#contract/promo-codes.ts'
import { Refused } from '#contract/refused.ts'
import { ownReviewCalls, reviewCalls } from '#contract/reviews.ts'
import { settingsCalls } from '#contract/settings.ts'
import { supportCalls } from '#contract/support.ts'
import { threadCalls } from '#contract/threads.ts'
import { translationCalls } from '#contract/translations.ts'
import { villaGuideCalls } from '#contract/villa-guides.ts'
import { type Villa, villaCalls } from '#contract/villas.ts'
import { yearChangeCalls } from '#contract/year-changes.ts'
import { addDays, type CalendarDay, dayAtProperty, pickLater, toYear, weekday } from '#domain/calendar-day.ts'
import { calendarFile } from '#server/calendars/ics.ts'
import { mails } from '#server/db/schema.ts'
import type { Env } from '#server/env.ts'
import { type PublicNet, wholeNet } from '#server/outside/public-net.ts'
import { type OtherLanguage, otherLanguages } from '#words/languages.ts'
import { company, contact, directions, floorPlan, hosts, houseGuide, portrait, registration, translations } from './about-the-house.ts'
import { type Person, people } from './guests.ts'
import { type House, openHouse } from './house.ts'
import { isAround, type PlannedStay, plannedStays } from './plan.ts'
import { asked, getTexts } from './texts.ts'

const TWO_YEARS = 730
const DAYS_AHEAD = 300
const PASSWORD = 'Sunny-Terrace-7'
const GOOD_CARD = '4546710000409000'
const EMPTY_CARD = '4546710000007051'
const JOBS_EVERY_DAYS = 12
const PLATFORMS = [
  { name: 'Airbnb', villas: [0, 2], url: 'https://calendars.example/airbnb' },
  { name: 'Booking.com', villas: [1, 3], url: 'https://calendars.example/booking' },
]

type Errand = { on: CalendarDay; run: () => Promise<void> }
type Booked = { bookingId: number; bookingNumber: string; orderId: string }
export type DemoOwner = { email: string; password: string }

/**
 * Fills an empty data folder with `days` of bookings, made by the same calls as those of guests and owners.
 * @returns who may sign in, and the network in which the platforms' calendars are
 */
export async function makeDemo(env: Env, today: Date, days = TWO_YEARS): Promise<{ owner: DemoOwner; publicNet: PublicNet }> {
  const start = new Date(today.getTime() - days * 86_400_000)
  const demo = await Demo.open(env, start, today)
  try {
    await demo.play()
    return { owner: demo.owner, publicNet: wholeNet(async (input) => demo.calendarAt(new Request(input).url)) }
  } finally {
    await demo.close()
  }
}

/** A villa's required fields; what is left out stays. */
const asWritten = ({ id, name, size, capacity, bathrooms, doubleBeds, singleBeds, sofaBeds, imageUrl }: Villa) => ({
  id,
  name,
  size,
  capacity,
  bathrooms,
  doubleBeds,
  singleBeds,
  sofaBeds,
  imageUrl,
})

class Demo {
  readonly owner: DemoOwner
  private readonly house: House
  private readonly random = randomFrom(7)
  private readonly guests: Person[]
  private readonly known = new Map<string, Api>()
  private readonly first: CalendarDay
  private readonly today: CalendarDay
  private readonly until: Date
  private readonly stays: PlannedStay[]
  private readonly errands: Errand[] = []
  private villaIds: number[] = []
  private readonly office: Api

  private constructor(house: House, owner: DemoOwner, until: Date, stays: PlannedStay[]) {
    this.house = house
    this.owner = owner
    this.first = dayAtProperty(house.clock.now)
    this.today = dayAtProperty(until)
    this.until = until
    this.stays = stays
    this.guests = people(this.random)
    this.office = house.visitor()
  }

  static async open(env: Env, start: Date, until: Date): Promise<Demo> {
    const last = addDays(dayAtProperty(until), DAYS_AHEAD)
    const stays = plannedStays({ villas: 4, from: dayAtProperty(start), today: dayAtProperty(until), until: last, random: randomFrom(11) })
    const house = await openHouse(env, start, { calendarAt: (url, now) => platformCalendar(stays, url, dayAtProperty(now)) })
    const { admin } = house
    if (!admin) throw new Error('the data folder of the demo was not empty')
    return new Demo(house, admin, until, stays)
  }

  async play(): Promise<void> {
    await this.office(accountCalls.login, this.owner)
    this.villaIds = (await this.office(villaCalls.names, {})).villas.map(({ id }) => id)
    await this.describeHouse()
    await this.connectCalendars()
    this.plan()
    let jobsOn = this.first
    while (this.errands.length > 0) {
      this.errands.sort((a, b) => (a.on < b.on ? -1 : 1))
      const [next] = this.errands.splice(0, 1)
      if (!next || next.on > this.today) break
      for (; jobsOn < next.on; jobsOn = addDays(jobsOn, JOBS_EVERY_DAYS)) await this.runJobsOn(jobsOn)
      await this.goTo(next.on)
      await next.run().catch(refusedIsFine)
    }
    await this.runJobsOn(this.today)
    await this.fetchFeeds()
  }

  close = (): Promise<void> => this.house.close()

  /** What the first content leaves to the owners. */
  private async describeHouse(): Promise<void> {
    const { settings } = await this.office(settingsCalls.stored, {})
    const { url } = await this.office(pictureCalls.upload, { purpose: 'attraction', alt: hosts.names, files: [portrait()] })
    await this.office(settingsCalls.save, {
      hosts: { ...hosts, portrait: url },
      company: { ...settings.company, ...company },
      contact: { ...settings.contact, ...contact },
    })
    for (const villaId of this.villaIds)
      await this.office(villaGuideCalls.save, { villaId, directions, houseGuide, doorCode: String(1_000 + 137 * villaId) })
    const { villas } = await this.office(villaCalls.list, {})
    for (const [index, villa] of villas.entries())
      await this.office(villaCalls.update, { ...asWritten(villa), ...registration, ...(index === 0 ? { floorPlan: floorPlan() } : {}) })
    for (const language of otherLanguages) {
      const localized = translations[language]
      if (!localized) continue
      await this.translate(translationCalls.saveHouse, 'settings', language, localized.settings)
      for (const villaId of this.villaIds) await this.translate(translationCalls.save, `villa-${villaId}`, language, localized.villa)
    }
  }

  /** Saves those texts of a group whose field is named. */
  private async translate(
    save: typeof translationCalls.save | typeof translationCalls.saveHouse,
    group: string,
    language: OtherLanguage,
    byField: Record<string, string>,
  ): Promise<void> {
    const { texts } = await this.office(translationCalls.read, { group, language, limit: 100 })
    const typed = texts.flatMap(({ key, field, seen }) => (byField[field] === undefined ? [] : [{ key, seen, text: byField[field] }]))
    await this.office(save, { group, language, texts: typed })
  }

  calendarAt = (url: string): Response => new Response(platformCalendar(this.stays, url, this.today))

  private async runJobsOn(day: CalendarDay): Promise<void> {
    await this.goTo(day)
    await this.house.runJobs()
  }

  /** Some time of a day, never back. Sessions of owners end, so they sign in again. */
  private async goTo(day: CalendarDay): Promise<void> {
    const at = new Date(`${day}T${String(8 + Math.floor(this.random() * 9)).padStart(2, '0')}:20:00Z`)
    if (at <= this.house.clock.now) return
    this.house.clock.now = at < this.until ? at : this.until
    await this.office(accountCalls.login, this.owner)
  }

  private at(on: CalendarDay, run: () => Promise<void>): void {
    this.errands.push({ on: pickLater(on, this.first), run })
  }

  private pick = <T>(list: readonly T[]): T => list[Math.floor(this.random() * list.length)] as T
  private sometimes = (share: number): boolean => this.random() < share

  private async connectCalendars(): Promise<void> {
    for (const { name, villas, url } of PLATFORMS)
      for (const villa of villas)
        await this.office(calendarCalls.connect, { villaId: this.villaIds[villa] ?? 0, name, importUrl: `${url}/${villa}.ics` })
  }

  /** The platforms read what is taken here. */
  private async fetchFeeds(): Promise<void> {
    for (const { feedUrl, name } of (await this.office(calendarCalls.list, {})).calendars) await this.house.fetchAs(name, feedUrl)
  }

  private plan(): void {
    for (let year = toYear(this.first) + 1; year <= toYear(this.today); year += 1) this.at(`${year}-01-04`, () => this.copySeasons(year))
    for (const stay of this.stays) {
      if (stay.source === 'site') this.at(stay.bookedOn, () => this.bookOnSite(stay))
      if (stay.source === 'hand') this.at(stay.bookedOn, () => this.bookByHand(stay))
      if (stay.source === 'owners') this.at(stay.bookedOn, () => this.restrictNights(stay))
    }
    this.at(addDays(this.today, -40), () => this.makePromoCode())
    this.at(addDays(this.today, -1), () => this.sendOffer())
    this.planQuestions()
  }

  /** Prices for the next season, a little higher. */
  private async copySeasons(year: number): Promise<void> {
    const change = { kind: 'copy' as const, year, percent: 3 }
    const { seen } = await this.office(yearChangeCalls.preview, change)
    await this.office(yearChangeCalls.make, { ...change, seen })
  }

  private findPlace = ({ villa, checkIn, checkOut }: PlannedStay) => ({ villaId: this.villaIds[villa] ?? 0, checkIn, checkOut })

  private async bookOnSite(stay: PlannedStay): Promise<void> {
    const person = this.pick(this.guests)
    const guest = await this.guest(person)
    const party = { name: person.name, email: person.email, phone: person.phone, guests: 2 + Math.floor(this.random() * 4) }
    const specialRequests = this.sometimes(0.3) ? this.pick(getTexts(person.language).requests) : ''
    const plan = this.sometimes(0.45) ? ('partial' as const) : ('full' as const)
    const wish = { ...this.findPlace(stay), guest: { ...party, specialRequests }, plan, termsAccepted: true }
    const opened = await guest(orderCalls.create, wish).catch((error) => {
      if (plan === 'full') throw error
      return guest(orderCalls.create, { ...wish, plan: 'full' as const })
    })
    if (this.sometimes(0.04) && !isAround(this.today, stay)) return
    if (this.sometimes(0.06)) {
      await this.house.pay(opened, EMPTY_CARD)
      const again = await guest(orderCalls.create, { ...wish, plan: 'full' as const })
      await this.house.pay(again, GOOD_CARD)
      return this.planStay(stay, person, guest, again)
    }
    await this.house.pay(opened, GOOD_CARD)
    await this.planStay(stay, person, guest, opened)
  }

  /** What follows a booking: instalments, questions, a cancellation, the arrival and a review. */
  private async planStay(stay: PlannedStay, person: Person, guest: Api, paid: { orderId: string; bookingNumber: string }): Promise<void> {
    const { bookings } = await guest(bookingCalls.mine, {})
    const found = bookings.find(({ bookingNumber }) => bookingNumber === paid.bookingNumber)
    if (!found) return
    const booked: Booked = { bookingId: found.id, bookingNumber: found.bookingNumber, orderId: paid.orderId }
    for (const { stage, dueOn, paid: settled } of found.stages) {
      if (!settled) this.at(addDays(dueOn, Math.floor(this.random() * 7) - 5), () => this.payStage(person, booked, stage))
    }
    if (this.sometimes(0.1) && !isAround(this.today, stay))
      return this.at(addDays(stay.checkIn, -8 - Math.floor(this.random() * 40)), () => this.cancel(booked))
    if (this.sometimes(0.2)) this.at(addDays(stay.bookedOn, 3), () => this.ask(person, booked))
    if (this.sometimes(0.6)) this.at(addDays(stay.checkIn, -5), () => this.announce(person, booked))
    if (this.sometimes(0.55)) this.at(addDays(stay.checkOut, 3), () => this.review(person, booked))
  }

  private async payStage(person: Person, { bookingId }: Booked, stage: number): Promise<void> {
    const guest = await this.guest(person)
    await this.house.pay(await guest(paymentCalls.createInstalment, { bookingId, stage }), GOOD_CARD)
  }

  private async cancel({ bookingId }: Booked): Promise<void> {
    await this.office(bookingCalls.setStatus, { bookingId, status: 'refunded', reason: 'The guest has fallen ill' })
  }

  private async ask(person: Person, { orderId }: Booked): Promise<void> {
    const [question, answer] = this.pick(getTexts(person.language).questions)
    const guest = await this.guest(person)
    await guest(supportCalls.request, { orderId, reason: 'other', message: question })
    this.at(addDays(dayAtProperty(this.house.clock.now), 1), () => this.answer(answer))
  }

  private async answer(message: string): Promise<void> {
    const [ticket] = (await this.office(supportCalls.tickets, { status: 'pending' })).tickets
    if (!ticket) return
    await this.office(supportCalls.reply, { ticketId: ticket.id, message })
    await this.office(supportCalls.update, { ticketId: ticket.id, status: 'resolved' })
  }

  private async announce(person: Person, { bookingNumber }: Booked): Promise<void> {
    const guest = await this.guest(person)
    await guest(guestStayCalls.announceArrival, { bookingNumber, arrivalTime: this.pick(['15:30', '16:00', '17:30', '18:00'] as const) })
  }

  private async review(person: Person, { bookingNumber }: Booked): Promise<void> {
    const guest = await this.guest(person)
    const [stars, review] = this.pick(getTexts(person.language).reviews)
    await guest(ownReviewCalls.write, { bookingNumber, stars, review, name: person.name.split(' ')[0] ?? '' })
    const [latest] = (await this.office(reviewCalls.list, {})).reviews
    if (!latest) return
    const seen = { reviewId: latest.id, version: latest.version }
    if (this.sometimes(0.4)) await this.office(reviewCalls.answer, { ...seen, answer: this.pick(getTexts(person.language).replies) })
    else await this.office(reviewCalls.publish, seen)
  }

  private async bookByHand(stay: PlannedStay): Promise<void> {
    const { name, email, phone } = this.pick(this.guests)
    const wanted = { ...this.findPlace(stay), guests: 2, price: 'rates' as const, plan: 'full' as const }
    const { total } = await this.office(handBookingCalls.offer, wanted)
    const payment = {
      amount: total,
      receivedOn: dayAtProperty(this.house.clock.now),
      reference: 'Statement 4',
      method: 'transfer' as const,
    }
    await this.office(handBookingCalls.create, { ...wanted, total, name, email, phone, payment, reason: 'Booked by phone' })
  }

  private async restrictNights(stay: PlannedStay): Promise<void> {
    await this.office(bookingCalls.restrict, {
      ...this.findPlace(stay),
      reason: this.pick(['Family', 'Painting the shutters', 'New kitchen']),
    })
  }

  private async makePromoCode(): Promise<void> {
    const validUntil = addDays(this.today, 120)
    await this.office(promoCodeCalls.save, { code: 'SPRING10', percentage: 10, validFrom: this.today, validUntil, usesInAll: 20 })
  }

  private async sendOffer(): Promise<void> {
    const { name, email, phone } = this.pick(this.guests)
    const checkIn = `${toYear(this.today) + 1}-05-10`
    const alternatives = []
    for (const villaId of this.villaIds) {
      const wanted = { villaId, checkIn, checkOut: addDays(checkIn, 8), guests: 4, price: 'rates' as const }
      const offered = await this.office(handBookingCalls.offer, wanted).catch(refusedIsFine)
      if (offered && alternatives.length < 2) alternatives.push({ ...wanted, total: offered.total })
    }
    const message = 'It was good to talk to you. This is what is free in your week.'
    await this.office(offerCalls.send, {
      alternatives,
      name,
      email,
      phone,
      message,
      validUntil: addDays(this.today, 6),
      holding: true,
      reason: 'By phone',
    })
  }

  /** Three visitors ask before they book: one was answered, one has got an offer, and one waits. */
  private planQuestions(): void {
    this.at(addDays(this.today, -4), () => this.askBefore(asked.answered))
    this.at(addDays(this.today, -3), () => this.answerQuestion(asked.answered.answer))
    this.at(addDays(this.today, -2), () => this.askBefore(asked.offered))
    this.at(addDays(this.today, -1), () => this.offerToAsker())
    this.at(this.today, () => this.askBefore(asked.waiting))
  }

  private async askBefore({ name, email, language, villa, guests, message }: (typeof asked)[keyof typeof asked]): Promise<void> {
    const visitor = this.house.visitor(language)
    const { key } = await visitor(threadCalls.form, {})
    // People need a while to write.
    this.house.clock.now = new Date(this.house.clock.now.getTime() + 90_000)
    await visitor(threadCalls.ask, { name, email, villa, guests, message, key })
  }

  private async answerQuestion(message: string): Promise<void> {
    const [thread] = (await this.office(threadCalls.list, { state: 'open' })).threads
    if (thread) await this.office(threadCalls.answer, { threadId: thread.id, version: thread.version, message })
  }

  private async offerToAsker(): Promise<void> {
    const { name, email, language, guests, answer, offer } = asked.offered
    const [thread] = (await this.office(threadCalls.list, { state: 'open' })).threads
    if (!thread?.villaId) return
    const end = `${toYear(this.today) + 1}-05-31`
    const checkIn = addDays(end, -((weekday(end) + 1) % 7) - 7)
    const wanted = { villaId: thread.villaId, checkIn, checkOut: addDays(checkIn, 7), guests, price: 'rates' as const }
    const { total } = await this.office(handBookingCalls.offer, wanted)
    await this.office(offerCalls.send, {
      alternatives: [{ ...wanted, total }],
      name,
      email,
      language,
      phone: '+381 60 0000000',
      message: offer,
      validUntil: addDays(this.today, 5),
      holding: true,
      reason: 'Asked before booking',
    })
    await this.answerQuestion(answer)
  }

  /** The guest's browser, signed in. New guests open an account and confirm their address. */
  private async guest({ name, email, country, phone, language }: Person): Promise<Api> {
    const seen = this.known.get(email)
    if (seen) {
      await seen(accountCalls.login, { email, password: PASSWORD })
      return seen
    }
    const browser = this.house.visitor(language)
    await browser(accountCalls.register, { fullName: name, email, password: PASSWORD, country, phone })
    await browser(accountCalls.login, { email, password: PASSWORD })
    await browser(emailProofCalls.sendCode, {})
    const [mail] = await this.house.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id)).limit(1)
    await browser(emailProofCalls.prove, { code: /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1] ?? '' })
    this.known.set(email, browser)
    return browser
  }
}

/** Nights may be taken meanwhile, or a guest may have cancelled: that errand is left out, as in life. */
function refusedIsFine(error: unknown): undefined {
  if (!(error instanceof Refused) || error.status >= 500) throw error
}

function platformCalendar(stays: readonly PlannedStay[], url: string, today: CalendarDay): string {
  const villa = Number(/(\d+)\.ics$/.exec(url)?.[1])
  return calendarFile(
    stays
      .filter((stay) => stay.source === 'platform' && stay.villa === villa && stay.bookedOn <= today && stay.checkOut > today)
      .map(({ checkIn, checkOut, bookedOn }) => ({
        uid: `${villa}-${checkIn}@calendars.example`,
        checkIn,
        checkOut,
        summary: 'Reserved',
        changedAt: new Date(`${bookedOn}T10:00:00Z`),
      })),
  )
}

/** Numbers from 0 to 1 that are the same for the same seed, so that every demo house is alike. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
