import type { CalendarEntry } from '#contract/booking-entries.ts'
import { bookingCalls } from '#contract/bookings.ts'
import type { Api } from '#contract/client.ts'
import { pricingCalls } from '#contract/pricing.ts'
import { villaCalls } from '#contract/villas.ts'
import type { Selection } from '#domain/bookings/picker.ts'
import { savedFilters } from '#domain/bookings/saved-filters.ts'
import { blocksNights } from '#domain/bookings/status.ts'
import { type CalendarDay, isUsableDay, toYear } from '#domain/calendar-day.ts'
import { apiResult } from '../../api-results.server.ts'
import { pageAsked } from '../../forms/page-asked.server.ts'
import { todayAtProperty } from '../../today.server.ts'
import { type BookingsAsked, bookingsAsked, toFilterQuery } from './asked.ts'
import { readTimelineTab } from './read-timeline.server.ts'

export const PER_PAGE = 20
const LARGEST_PAGE = 100

/** Loads the list or a villa's year, depending on the URL. */
export async function readBookings(api: Api, url: URL) {
  const today = todayAtProperty()
  const { answer: known } = await apiResult(api(villaCalls.names, {}))
  const villas = known?.villas.map(({ id, name }) => ({ id, name })) ?? []
  const shared = { villas, today, restricting: await readRestricting(api, url, villas, today) }
  if (url.searchParams.get('tab') === 'timeline')
    return { ...shared, tab: 'timeline' as const, ...(await readTimelineTab(api, url, today, villas.length)) }
  if (url.searchParams.get('tab') === 'calendar') {
    const villaId = villas.find(({ id }) => String(id) === url.searchParams.get('villa'))?.id ?? villas[0]?.id ?? 0
    const asked = Number(url.searchParams.get('year'))
    const year = Number.isInteger(asked) && asked > 2000 && asked < 2100 ? asked : toYear(today)
    const { answer, refused } = await apiResult(blockingStays(api, villaId, `${year}-01-01`, `${year}-12-31`))
    return { ...shared, tab: 'calendar' as const, villaId, year, stays: answer ?? [], error: refused?.message ?? null }
  }
  const asked = bookingsAsked(url)
  const { page, limit, offset } = pageAsked(url, PER_PAGE)
  const wanted = toWanted(asked, today)
  const [{ answer, refused }, { answer: saved }] = await Promise.all([
    apiResult(api(bookingCalls.calendar, { ...wanted, limit, offset })),
    apiResult(api(bookingCalls.savedFilters, {})),
  ])
  const dialog = (name: string) => readOne(api, answer?.bookings ?? [], url.searchParams.get(name))
  return {
    ...shared,
    tab: 'list' as const,
    asked,
    sort: wanted.sort ?? ('made' as const),
    counts: saved?.counts ?? null,
    exporting: url.searchParams.get('exports') !== null,
    page,
    bookings: answer?.bookings ?? [],
    months: answer?.months ?? [],
    total: answer?.total ?? 0,
    editing: await dialog('edit'),
    leaving: await dialog('delete'),
    error: refused?.message ?? null,
  }
}

/** The list opens with the first saved filter. */
export const toWanted = (asked: BookingsAsked, today: CalendarDay) => (toFilterQuery(asked) === '' ? savedFilters(today).from_today : asked)

/** A booking that a dialog is about, also where it is not on the page of the list. */
export async function readOne(api: Api, listed: CalendarEntry[], id: string | null): Promise<CalendarEntry | undefined> {
  const bookingId = Number(id)
  if (!Number.isSafeInteger(bookingId) || bookingId < 1) return undefined
  const found = listed.find((one) => one.id === bookingId)
  return found ?? (await apiResult(api(bookingCalls.calendar, { bookingId, limit: 1 }))).answer?.bookings[0]
}

/** All entries that block a villa between two days; reads as many pages as necessary. */
async function blockingStays(api: Api, villaId: number, from: string, until: string): Promise<CalendarEntry[]> {
  const found: CalendarEntry[] = []
  for (let offset = 0, total = 1; offset < total; offset += LARGEST_PAGE) {
    const answer = await api(bookingCalls.calendar, { villaId, from, until, limit: LARGEST_PAGE, offset })
    total = answer.total
    found.push(...answer.bookings)
  }
  return found.filter(({ status }) => blocksNights(status))
}

/** Nights that were chosen before the dialog opened: 'first night_day on which they are free again'. */
function nightsAsked(url: URL): Selection {
  const [checkIn = '', checkOut = ''] = url.searchParams.get('nights')?.split('_') ?? []
  return isUsableDay(checkIn) && isUsableDay(checkOut) ? { checkIn, checkOut } : {}
}

/** A day of the month that is looked at: in the timeline, in a villa's year, or in a list of some days. */
function dayInView({ searchParams }: URL, today: string): string | undefined {
  const from = searchParams.get('from') ?? ''
  if (isUsableDay(from)) return from
  const year = searchParams.get('year')
  return year === null || year === String(toYear(today)) ? undefined : `${year}-01-01`
}

async function readRestricting(api: Api, url: URL, villas: { id: number; name: string }[], today: string) {
  const asked = url.searchParams.get('restrict')
  const villaId = asked === null ? undefined : (villas.find(({ id }) => String(id) === asked)?.id ?? villas[0]?.id)
  if (villaId === undefined) return null
  const [stays, { seasons }, { baseRate }] = await Promise.all([
    blockingStays(api, villaId, today, '2099-12-31'),
    api(pricingCalls.seasons, {}),
    api(pricingCalls.baseRate, {}),
  ])
  const taken = stays.map(({ checkIn, checkOut }) => ({ checkIn, checkOut }))
  return { villaId, villas, taken, today, nights: nightsAsked(url), near: dayInView(url, today), rates: { baseRate, seasons } }
}
