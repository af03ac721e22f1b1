import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysFrom } from '../calendar-day.ts'
import { type NightChange, type PlannedNights, plannedNights } from './night-change.ts'
import { nightlyRate, type Season } from './rate-card.ts'
import { seasonsOfVilla, type VillaRates } from './villa-rates.ts'
import { changedRate } from './year-change.ts'

const season = (id: number, name: string, from: string, until: string, rate: number, more: Partial<Season> = {}): Season => ({
  id,
  name,
  from: `2027-${from}`,
  until: `2027-${until}`,
  rate,
  active: true,
  ...more,
})
const summer = season(1, 'Summer', '06-01', '08-31', 400_00)
const easter = season(2, 'Peak', '07-10', '07-14', 600_00)
const closed = season(3, 'Repairs', '08-20', '08-25', 0, { closed: true })
const seasons = [summer, easter, closed]
const own = new Map<number, VillaRates>([
  [7, { baseRate: 300_00, seasons: new Map([[1, { percent: 10 }]]), furtherGuests: null }],
  [8, { baseRate: null, seasons: new Map([[2, { rate: 700_00 }]]), furtherGuests: null }],
])
const rates = { baseRate: 350_00, seasons, own, villaIds: [7, 8, 9] }
const change = (from: string, until: string, over: Partial<NightChange> = {}): NightChange => ({
  from: `2027-${from}`,
  until: `2027-${until}`,
  villaIds: [],
  price: { rate: 500_00 },
  ...over,
})
const written = (planned: PlannedNights[]) =>
  planned.map(({ from, until, name, rateBefore, rate, villas }) => {
    const own = villas.map((villa) => ` villa ${villa.villaId}: ${villa.rateBefore / 100} to ${villa.rate / 100}`)
    return `${from.slice(5)} to ${until.slice(5)} ${name}: ${rateBefore / 100} to ${rate / 100}${own.join('')}`
  })

test.each<[string, NightChange, string[]]>([
  ['nights of one season', change('06-10', '06-12'), ['06-10 to 06-12 Summer: 400 to 500']],
  [
    'a short season within the nights is changed separately',
    change('07-08', '07-20'),
    ['07-08 to 07-09 Summer: 400 to 500', '07-10 to 07-14 Peak: 600 to 500', '07-15 to 07-20 Summer: 400 to 500'],
  ],
  [
    'a percentage, also applied to the own rates of villas',
    change('05-30', '06-02', { price: { percent: 10 } }),
    ['05-30 to 05-31 Standard rate: 350 to 385 villa 7: 300 to 330', '06-01 to 06-02 Summer: 400 to 440 villa 7: 440 to 484'],
  ],
  [
    'one villa: the general rates and the other villas stay the same',
    change('07-13', '07-15', { villaIds: [9] }),
    [
      '07-13 to 07-14 Peak: 600 to 600 villa 8: 700 to 700 villa 9: 600 to 500',
      '07-15 to 07-15 Summer: 400 to 400 villa 7: 440 to 440 villa 9: 400 to 500',
    ],
  ],
])('which seasons a change of chosen nights changes: %s', (_, wanted, expected) => {
  expect(written(plannedNights(rates, wanted))).toEqual(expected)
})

/** The seasons and own rates as they are after the change. */
function after(planned: PlannedNights[]) {
  const added = planned.map(({ name, from, until, rate, closed: shut }, index) => ({
    id: 100 + index,
    name,
    from,
    until,
    rate,
    closed: shut,
    active: true,
  }))
  const villas = new Map(rates.villaIds.map((id) => [id, own.get(id) ?? { baseRate: null, seasons: new Map(), furtherGuests: null }]))
  for (const [id, villa] of villas) {
    const rows = planned.flatMap((one, index) =>
      one.villas.filter(({ villaId }) => villaId === id).map(({ rate }) => [100 + index, { rate }] as const),
    )
    villas.set(id, { ...villa, seasons: new Map([...villa.seasons, ...rows]) })
  }
  return { ...rates, seasons: [...seasons, ...added], own: villas as ReadonlyMap<number, VillaRates> }
}

const computePrice = (
  night: string,
  villaId: number | null,
  { baseRate, seasons: all, own: villas }: Omit<typeof rates, 'own'> & { own: ReadonlyMap<number, VillaRates> },
) => {
  const mine = villaId === null ? undefined : villas.get(villaId)
  return nightlyRate(night, { baseRate: mine?.baseRate ?? baseRate, seasons: seasonsOfVilla(all, mine) })
}

test('any change applies to exactly the chosen nights and villas, and closed nights stay closed', () => {
  const day = fc.integer({ min: 0, max: 150 })
  const price = fc.oneof(
    fc.record({ rate: fc.integer({ min: 1, max: 2_000 }).map((euros) => euros * 100) }),
    fc.record({ percent: fc.integer({ min: -50, max: 100 }) }),
  )
  const year = daysFrom('2027-05-01', '2027-10-15')
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 60 }), fc.subarray([7, 8, 9]), price, (first, more, villaIds, wanted) => {
      const from = addDays('2027-05-10', first)
      const asked = { from, until: addDays(from, more), villaIds, price: wanted }
      const then = after(plannedNights(rates, asked))
      for (const night of year)
        for (const villaId of [null, 7, 8, 9]) {
          const before = computePrice(night, villaId, rates)
          const now = computePrice(night, villaId, then)
          const chosen =
            asked.from <= night && night <= asked.until && (villaIds.length === 0 || (villaId !== null && villaIds.includes(villaId)))
          const expected = !chosen ? before.rate : 'rate' in wanted ? wanted.rate : changedRate(before.rate, wanted.percent)
          expect([night, villaId, now.rate, now.closed]).toEqual([night, villaId, expected, before.closed])
        }
    }),
    { numRuns: 150 },
  )
})
