import { z } from 'zod'
import { bookingCalls } from '#contract/bookings.ts'
import type { AnswerOf } from '#contract/call.ts'
import { type FoundVilla, searchCalls } from '#contract/search.ts'
import { settingsCalls } from '#contract/settings.ts'
import { type Villa, villaCalls } from '#contract/villas.ts'
import { readPolicy } from '#domain/bookings/cancellation.ts'
import { getPrefix } from '#words/languages.ts'
import { toEuros, toStays } from './amounts.ts'
import { createCheckout, whyMissed } from './checkout.ts'
import { type Given, type MissedStay, type Tool, tool } from './tool.ts'

/** The tools in the order in which agents read them. Texts of the owners stand under `byOwners`; texts of guests in none. */
export const tools: Tool[] = [
  tool('list_villas', villaCalls.list, async (input, given) => {
    const { villas } = await given.api(villaCalls.list, input)
    return { told: { villas: villas.map((villa) => toFacts(villa, given)) } }
  }),
  tool('search_stays', searchCalls.stays, async (input, given) => {
    const { problem, possible, villas } = await given.api(searchCalls.stays, input)
    const told = { message: problem, nearest: toStays(possible), currency: 'EUR', villas: villas.map((found) => toFound(found, given)) }
    return { told, missed: missedIn(villas, input) }
  }),
  tool('get_villa', villaCalls.one, async (input, given) => {
    const { villa } = await given.api(villaCalls.one, input)
    return { told: toDescription(villa, given) }
  }),
  tool('get_quote', bookingCalls.price, async (input, { api }) => {
    const { keptUntil: _, ...price } = toWire(await api(bookingCalls.price, input))
    return { told: { ...price, currency: 'EUR' } }
  }),
  tool('create_checkout', bookingCalls.price, createCheckout),
  tool('get_policies', settingsCalls.read, async (input, given) => {
    const answer = await given.api(settingsCalls.read, input)
    return { told: toPolicies(answer, given) }
  }),
]

const toPage = ({ siteUrl, language }: Given, path: string): string => `${siteUrl}${getPrefix(language)}${path}`

const toFacts = ({ id, slug, name, capacity, size, doubleBeds, singleBeds, sofaBeds, bathrooms }: Villa, given: Given) => ({
  villaId: id,
  name,
  page: toPage(given, `/villas/${slug}`),
  sleeps: capacity,
  squareMetres: size,
  doubleBeds,
  singleBeds,
  sofaBeds,
  bathrooms,
})

const MOST_PICTURES = 5

function toDescription(villa: Villa, given: Given) {
  const { registrationKind, registrationNumber, beachDistance, claim, about, view, features, amenities, rooms } = villa
  return {
    ...toFacts(villa, given),
    registration: registrationNumber && `${registrationKind} ${registrationNumber}`,
    metresToBeach: beachDistance,
    pictures: villa.images.slice(0, MOST_PICTURES).map((path) => new URL(path, given.siteUrl).href),
    byOwners: { claim, about, view, features, amenities, rooms },
  }
}

const toFound = (found: FoundVilla, given: Given) => ({
  villaId: found.villa.id,
  name: found.villa.name,
  page: toPage(given, `/villas/${found.villa.slug}`),
  sleeps: found.villa.capacity,
  available: found.available,
  fits: found.fits,
  rule: found.rule,
  nights: found.nights,
  originalPrice: toEuros(found.original),
  finalPrice: toEuros(found.total),
  nearest: toStays(found.nearest),
})

/** Where no villa can be booked: the stay, by the villa that came nearest. */
function missedIn(villas: readonly FoundVilla[], { checkIn, checkOut }: Pick<MissedStay, 'checkIn' | 'checkOut'>): MissedStay | null {
  if (villas.some(({ available }) => available)) return null
  const whys = villas.length > 0 ? villas.map(whyMissed) : [whyMissed(undefined)]
  const why = (['taken', 'rule'] as const).find((one) => whys.includes(one)) ?? 'party'
  return { villaId: null, checkIn, checkOut, why }
}

const toWire = (price: AnswerOf<typeof bookingCalls.price>) => z.encode(bookingCalls.price.answer, price)

function toPolicies({ settings, longestStayNights, testMode }: AnswerOf<typeof settingsCalls.read>, given: Given) {
  const { booking, contact, company, included, texts } = settings
  const cancellation = readPolicy(booking.cancellation)
  return {
    // A part of what was paid, by days before the arrival; of villas that have no policy of their own.
    cancellation: Array.isArray(cancellation)
      ? cancellation.map(({ days, percent }) => ({ daysBeforeArrival: days, percentRefunded: percent }))
      : [],
    daysFromBookingToArrival: booking.leadDays,
    longestStayNights,
    termsPage: toPage(given, '/terms'),
    contact: { email: contact.email, phone: contact.phone },
    seller: company.legalName,
    testMode,
    byOwners: { included: included.list, terms: texts.terms },
  }
}
