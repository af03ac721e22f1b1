import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingCalls } from '#contract/bookings.ts'
import { addDays, type CalendarDay, daysFrom } from '#domain/calendar-day.ts'
import { overlaps, type Stay } from '#domain/stay.ts'
import { aVilla } from '../../../tests/builders.ts'
import { aHouseOnPlatforms, type House, writeCalendar } from '../../../tests/platforms.ts'
import { bookings, connectedCalendars } from '../db/schema.ts'
import { readCalendar } from './read-calendars.ts'

const CLOSED = 'CLOSED - Not available'
const START = new Date('2026-06-01T09:00:00Z')

/** A platform that reads our feed, sells nights itself, and exports both. */
class Platform {
  imported: Stay[] = []
  readonly own: (Stay & { uid: string; summary: string })[] = []

  get nights(): Stay[] {
    return [...this.own, ...this.imported]
  }

  sell(stay: Stay, summary: string): void {
    if (!this.nights.some((one) => overlaps(one, stay))) this.own.push({ ...stay, uid: `own-${this.own.length}-${stay.checkIn}`, summary })
  }

  /** `joined`: as some platforms do, adjoining nights are one event. */
  file(joined: boolean): string {
    const echoes = joined ? joinedStays(this.imported) : this.imported
    const told = echoes.map(({ checkIn, checkOut }) => ({
      uid: `in-${checkIn}-${checkOut}`,
      from: checkIn,
      until: checkOut,
      summary: CLOSED,
    }))
    return writeCalendar(
      ...this.own.map(({ uid, checkIn, checkOut, summary }) => ({ uid, from: checkIn, until: checkOut, summary })),
      ...told,
    )
  }
}

function joinedStays(stays: readonly Stay[]): Stay[] {
  const joined: Stay[] = []
  for (const stay of [...stays].sort((a, b) => a.checkIn.localeCompare(b.checkIn))) {
    const last = joined.at(-1)
    if (last?.checkOut === stay.checkIn) joined[joined.length - 1] = { ...last, checkOut: stay.checkOut }
    else joined.push(stay)
  }
  return joined
}

const staysIn = (file: string): Stay[] =>
  [...file.matchAll(/DTSTART;VALUE=DATE:(\d{4})(\d{2})(\d{2})\r\nDTEND;VALUE=DATE:(\d{4})(\d{2})(\d{2})/g)].map(
    ([, year, month, day, endYear, endMonth, endDay]) => ({
      checkIn: `${year}-${month}-${day}`,
      checkOut: `${endYear}-${endMonth}-${endDay}`,
    }),
  )

let house: House
beforeAll(async () => {
  house = await aHouseOnPlatforms()
})
afterAll(() => house.site.close())

/** Weeks in July: 0 to 2, next to each other. */
const week = (index: number): Stay => ({ checkIn: addDays('2026-07-06', index * 7), checkOut: addDays('2026-07-13', index * 7) })

type Step = {
  what: 'fetch' | 'read' | 'sell here' | 'cancel here' | 'sell there' | 'cancel there' | 'wait'
  platform: 0 | 1
  week: number
}
const step = (...what: Step['what'][]): fc.Arbitrary<Step> =>
  fc.record({ what: fc.constantFrom(...what), platform: fc.constantFrom(0, 1), week: fc.integer({ min: 0, max: 2 }) })
const traffic = step('fetch', 'read', 'fetch', 'read', 'wait')
const anything = fc.oneof(traffic, step('sell here', 'cancel here', 'sell there', 'cancel there'))

async function aHub(relays: readonly boolean[], joined: boolean) {
  const { site } = house
  site.clock.now = START
  const villaId = (await aVilla(site.db)).id
  const platforms = [new Platform(), new Platform()]
  const rows = await site.db
    .insert(connectedCalendars)
    .values(
      [0, 1].map((index) => ({
        villaId,
        name: `Platform ${index}`,
        token: `token-${villaId}-${index}`,
        importUrl: `https://platform.example/${villaId}/${index}`,
        relays: relays[index] ?? false,
        createdAt: site.clock.now,
      })),
    )
    .returning()
  const getAddress = (index: number) => rows[index]?.importUrl ?? ''
  const pass = (minutes: number) => {
    site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000)
  }
  const actions: Record<Step['what'], (step: Step) => Promise<unknown> | unknown> = {
    fetch: async ({ platform }) => {
      const answer = await house.fetched(`/api/calendarFeed.php?token=${rows[platform]?.token}.ics`)
      const found = platforms[platform]
      if (found) found.imported = staysIn(answer.text).filter((stay) => !found.own.some((one) => overlaps(one, stay)))
    },
    read: async ({ platform }) => {
      house.platforms[getAddress(platform)] = platforms[platform]?.file(joined) ?? ''
      expect(await readCalendar(site.deps, rows[platform]?.id ?? 0)).toBeNull()
    },
    'sell here': async ({ week: index }) => {
      const { available } = await site.visitor(bookingCalls.price, { villaId, ...week(index) })
      const values = { ...week(index), villaId, code: `S${villaId}-${site.clock.now.getTime()}`.slice(-12), guestName: 'Kept' }
      if (available) await site.db.insert(bookings).values({ ...values, status: 'restricted', createdAt: site.clock.now })
    },
    'cancel here': ({ week: index }) => site.db.delete(bookings).where(ofWeek(villaId, index)),
    'sell there': ({ platform, week: index }) => platforms[platform]?.sell(week(index), index === 1 ? 'Reserved' : CLOSED),
    'cancel there': ({ platform, week: index }) => {
      const own = platforms[platform]?.own ?? []
      const at = own.findIndex(({ checkIn }) => checkIn === week(index).checkIn)
      if (at !== -1) own.splice(at, 1)
    },
    wait: ({ week: index }) => pass((index + 1) * 300),
  }
  const perform = async (one: Step) => {
    await actions[one.what](one)
    pass(5)
  }
  const blocked = async (): Promise<CalendarDay[]> => {
    const { bookings: found } = await site.visitor(bookingCalls.calendar, { villaId })
    return [...new Set(found.flatMap(({ checkIn, checkOut }) => daysFrom(checkIn, checkOut)))].sort()
  }
  return { villaId, platforms, perform, blocked, pass }
}
const ofWeek = (villaId: number, index: number) =>
  and(eq(bookings.villaId, villaId), eq(bookings.checkIn, week(index).checkIn), eq(bookings.guestName, 'Kept'))

/** The platforms go on reading and being read for some days. */
async function settle({ perform, pass }: Awaited<ReturnType<typeof aHub>>, order: readonly Step[]) {
  for (let round = 0; round < 6; round += 1) {
    for (const one of order) await perform(one)
    for (const platform of [0, 1] as const) for (const what of ['fetch', 'read'] as const) await perform({ what, platform, week: 0 })
    pass(16 * 60)
  }
}

test('nights of three calendars that export each other are free after a cancellation here, in every order', async () => {
  await fc.assert(
    fc.asyncProperty(
      ...([
        fc.tuple(fc.boolean(), fc.boolean()),
        fc.boolean(),
        fc.array(traffic, { maxLength: 8 }),
        fc.array(traffic, { maxLength: 4 }),
      ] as const),
      async (relays, joined, before, after) => {
        const hub = await aHub(relays, joined)
        await hub.perform({ what: 'sell here', platform: 0, week: 0 })
        await hub.perform({ what: 'sell here', platform: 0, week: 1 })
        for (const one of before) await hub.perform(one)
        for (const index of [0, 1]) await hub.perform({ what: 'cancel here', platform: 0, week: index })
        for (const one of after) await hub.perform(one)
        await settle(hub, after)
        expect(await hub.blocked()).toEqual([])
      },
    ),
    { numRuns: 15 },
  )
})

test('nights of three calendars that export each other stay blocked if a platform has sold them, and no others', async () => {
  await fc.assert(
    fc.asyncProperty(
      ...([
        fc.tuple(fc.boolean(), fc.boolean()),
        fc.boolean(),
        fc.array(anything, { maxLength: 20 }),
        fc.array(traffic, { maxLength: 3 }),
      ] as const),
      async (relays, joined, steps, after) => {
        const hub = await aHub(relays, joined)
        for (const one of steps) await hub.perform(one)
        for (const index of [0, 1, 2]) await hub.perform({ what: 'cancel here', platform: 0, week: index })
        await settle(hub, after)
        const sold = hub.platforms.flatMap(({ own }) => own.flatMap(({ checkIn, checkOut }) => daysFrom(checkIn, checkOut)))
        expect(await hub.blocked()).toEqual([...new Set(sold)].sort())
      },
    ),
    { numRuns: 15 },
  )
})
