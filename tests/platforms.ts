import { bookingCalls } from '../src/contract/bookings.ts'
import { calendarCalls } from '../src/contract/calendars.ts'
import { wholeNet } from '../src/server/outside/public-net.ts'
import { bring, goToBank, pay, readRecords } from './bank-visit.ts'
import { aVilla, weekLater } from './builders.ts'
import { testSite } from './test-site.ts'

export const AIRBNB = 'https://www.airbnb.example/calendar/1.ics?s=2'
export const BOOKING = 'https://ical.booking.example/v1/3.ics'

type Told = { uid: string; from: string; until: string; summary?: string; status?: string }

export const JULY: Told = { uid: 'a@airbnb', from: '2026-07-20', until: '2026-07-25' }
export const AUGUST: Told = { uid: 'b@airbnb', from: '2026-08-03', until: '2026-08-10', summary: 'Airbnb (Not available)' }

export const compact = (day: string): string => day.replaceAll('-', '')

/** An iCalendar file as platforms write it. */
export const writeCalendar = (...events: Told[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap(({ uid, from, until, summary = 'Reserved', status }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTART;VALUE=DATE:${compact(from)}`,
      `DTEND;VALUE=DATE:${compact(until)}`,
      `SUMMARY:${summary}`,
      ...(status ? [`STATUS:${status}`] : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n')

export type House = Awaited<ReturnType<typeof aHouseOnPlatforms>>

/** Villa Thea, its owner, and the platforms that also offer it. */
export async function aHouseOnPlatforms() {
  const site = await testSite()
  const admin = await site.admin()
  const villaId = (await aVilla(site.db, { name: 'Villa Thea' })).id
  /** Response of each platform; a number is an error status, 0 means no response. */
  const platforms: Record<string, string | number> = {}
  const elsewhere = site.deps.fetch
  site.deps.publicNet = wholeNet(async (input, init) => {
    const said = platforms[String(input instanceof Request ? input.url : input)]
    if (said === undefined) return elsewhere(input, init)
    if (said === 0) throw new TypeError('fetch failed')
    return typeof said === 'number' ? new Response('busy', { status: said }) : new Response(said)
  })
  return {
    site,
    admin,
    villaId,
    platforms,
    connect: async (name: string, importUrl = '', decided: { relays?: boolean; leavesOutClosed?: boolean } = {}) => {
      await admin(calendarCalls.connect, { villaId, name, importUrl, ...decided })
      const { calendars } = await admin(calendarCalls.list, {})
      const found = calendars.find((one) => one.name === name)
      if (!found) throw new Error(`${name} is not connected`)
      return found
    },
    /** Fetches the villa's feed as a platform does. */
    fetched: async (feedUrl: string, agent = 'Airbnb/1.0') => {
      const response = await site.send(feedUrl.replace(site.deps.env.siteUrl, ''), { headers: { 'user-agent': agent } })
      return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
    },
    paidStay: async () => {
      const form = await goToBank(await site.guest('Ana Petrovic'), villaId, weekLater(3))
      await pay(site, form)
      await bring(site, form.orderId)
      return (await readRecords(site, form.orderId)).booking
    },
    taken: async () => {
      const { bookings } = await site.visitor(bookingCalls.calendar, { villaId })
      return bookings.map(({ checkIn, checkOut, status }) => `${checkIn} ${checkOut} ${status}`)
    },
  }
}
