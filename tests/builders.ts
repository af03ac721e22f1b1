import { addDays, type CalendarDay } from '../src/domain/calendar-day.ts'
import { toSlug } from '../src/domain/villas/slug.ts'
import type { Db } from '../src/server/db/client.ts'
import { bookings, discountRules, seasons, villas } from '../src/server/db/schema.ts'

let made = 0

const inserted = <T>(rows: T[]): T => {
  const [row] = rows
  if (row === undefined) throw new Error('nothing was inserted')
  return row
}

export async function aVilla(db: Db, over: Partial<typeof villas.$inferInsert> = {}) {
  made += 1
  const name = over.name ?? `Villa ${made}`
  const beds = { doubleBeds: 2, singleBeds: 1, sofaBeds: 0 }
  return inserted(
    await db
      .insert(villas)
      .values({ name, slug: toSlug(name), size: 90, ...beds, bathrooms: 2, capacity: 6, ...over })
      .returning(),
  )
}

export const aSeason = async (db: Db, over: Partial<typeof seasons.$inferInsert> = {}) =>
  inserted(
    await db
      .insert(seasons)
      .values({ name: 'High Summer', from: '2026-07-01', until: '2026-07-31', rate: 460_00, ...over })
      .returning(),
  )

export const aDiscount = async (db: Db, over: Partial<typeof discountRules.$inferInsert> = {}) =>
  inserted(
    await db
      .insert(discountRules)
      .values({ type: 'custom', name: 'Spring offer', percentHundredths: 1000, validFrom: '2026-01-01', validUntil: '2026-12-31', ...over })
      .returning(),
  )

type Named = { villaId: number; guestName: string; checkIn: CalendarDay }

/** A paid stay of two nights, by default. @returns its id */
export async function aStay(db: Db, { guestName, checkIn, ...over }: Named & Partial<typeof bookings.$inferInsert>): Promise<number> {
  made += 1
  const values = {
    code: `MANY${String(made).padStart(2, '0')}`,
    status: 'paid' as const,
    checkIn,
    checkOut: addDays(checkIn, 2),
    guestName,
    email: `${guestName.toLowerCase()}@example.com`,
    phone: '+381 60 1234567',
    plan: 'full' as const,
    original: 245_000,
    total: 245_000,
    stages: [{ stage: 1, amount: 245_000, dueOn: '2026-01-01' }],
    createdAt: new Date('2026-01-10T12:00:00Z'),
    ...over,
  }
  return inserted(await db.insert(bookings).values(values).returning({ id: bookings.id })).id
}

/** Monday 6 to Monday 13 July 2026, seven nights. */
export const week = { checkIn: '2026-07-06', checkOut: '2026-07-13' } as const

/** The same days, `weeks` weeks later. */
export const weekLater = (weeks: number): { checkIn: CalendarDay; checkOut: CalendarDay } => ({
  checkIn: addDays(week.checkIn, weeks * 7),
  checkOut: addDays(week.checkOut, weeks * 7),
})

/** A bank transfer, as recorded by an owner. */
export const makeTransfer = (amount: number, over: object = {}) => ({
  amount,
  receivedOn: '2026-06-01',
  reference: 'Statement 12/4',
  method: 'transfer' as const,
  ...over,
})

export const ana = { name: 'Ana Petrović', email: 'ana@example.com', phone: '+381 60 1234567', guests: 2, specialRequests: '' }
