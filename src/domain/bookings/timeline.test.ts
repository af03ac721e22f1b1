import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar-day.ts'
import { monthRow, timelineRow } from './timeline.ts'

const from = '2026-07-01'
const window = { from, days: 20, today: from }
const stay = (checkIn: string, checkOut: string) => ({ checkIn: `2026-${checkIn}`, checkOut: `2026-${checkOut}` })
const prices = [{ from, price: 350_00 }]
const offering = (priced: readonly { from: string; price: number | null }[]) => ({
  prices: priced,
  leastNights: [{ from, nights: 5 }],
  unoffered: [],
})
const placed = ({ bars, free }: ReturnType<typeof timelineRow>) => ({
  bars: bars.map(({ start, nights, lane, before, after }) => `${start}+${nights} lane ${lane}${before ? ' <' : ''}${after ? ' >' : ''}`),
  free: free.map(({ start, nights, price }) => `${start}+${nights} ${price === null ? 'closed' : price / 100}`),
})

test.each([
  ['nothing is sold', [], prices, { bars: [], free: ['0+20 350'] }],
  [
    'two stays back to back, and free nights around them',
    [stay('07-08', '07-11'), stay('07-04', '07-08')],
    prices,
    { bars: ['3+4 lane 0', '7+3 lane 0'], free: ['0+3 350', '10+10 350'] },
  ],
  [
    'stays that extend beyond the window are cut',
    [stay('06-20', '07-03'), stay('07-19', '08-02'), stay('06-01', '07-01'), stay('07-21', '07-30')],
    prices,
    { bars: ['0+2 lane 0 <', '18+2 lane 0 >'], free: ['2+16 350'] },
  ],
  [
    'nights taken twice are in two lanes',
    [stay('07-04', '07-08'), stay('07-06', '07-10'), stay('07-10', '07-12')],
    prices,
    { bars: ['3+4 lane 0', '5+4 lane 1', '9+2 lane 0'], free: ['0+3 350', '11+9 350'] },
  ],
  [
    'free nights are split where the price changes and where nights are closed',
    [stay('07-08', '07-10')],
    [...prices, { from: '2026-07-05', price: 430_00 }, { from: '2026-07-09', price: 500_00 }, { from: '2026-07-15', price: null }],
    { bars: ['7+2 lane 0'], free: ['0+4 350', '4+3 430', '9+5 500', '14+6 closed'] },
  ],
])('bars and free nights of the timeline: %s', (_, stays, priced, expected) => {
  expect(placed(timelineRow(stays, offering(priced), window))).toEqual(expected)
})

test('every night of the window is in a bar or free, and no night is both', () => {
  const nights = fc.integer({ min: -5, max: 25 })
  const stays = fc.array(fc.record({ start: nights, length: fc.integer({ min: 1, max: 12 }) }), { maxLength: 8 })
  fc.assert(
    fc.property(stays, (found) => {
      const entries = found.map(({ start, length }) => ({ checkIn: addDays(from, start), checkOut: addDays(from, start + length) }))
      const { bars, free } = timelineRow(entries, offering([...prices, { from: '2026-07-09', price: 500_00 }]), window)
      for (let day = 0; day < window.days; day += 1) {
        const covers = ({ start, nights: many }: { start: number; nights: number }) => start <= day && day < start + many
        expect(bars.some(covers)).toBe(!free.some(covers))
        expect(free.filter(covers).length).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test('free nights are split where the least nights change, and where nobody can book', () => {
  const offered = {
    prices,
    leastNights: [
      { from, nights: 5 },
      { from: '2026-07-08', nights: 3 },
    ],
    unoffered: [stay('07-15', '07-17')],
  }
  const { free } = timelineRow([], offered, window)
  expect(free.map(({ start, nights, least, unoffered }) => `${start}+${nights} ${least}${unoffered ? ' nobody' : ''}`)).toEqual([
    '0+7 5',
    '7+7 3',
    '14+2 3 nobody',
    '16+4 3',
  ])
})

test('nights that have passed are not free any more', () => {
  const free = (today: string) => timelineRow([stay('07-08', '07-10')], offering(prices), { ...window, today }).free
  expect(free('2026-06-20').map(({ from, nights }) => [from, nights])).toEqual([
    ['2026-07-01', 7],
    ['2026-07-10', 11],
  ])
  expect(free('2026-07-05')[0]).toMatchObject({ from: '2026-07-05', nights: 3 })
  expect(free('2026-07-09')[0]).toMatchObject({ from: '2026-07-10', nights: 11 })
  expect(free('2026-07-21')).toEqual([])
})

test('in a month each free night stands alone, and the day on which guests leave is told apart', () => {
  const { bars, free } = monthRow([stay('06-28', '07-01'), stay('07-03', '07-05'), stay('07-18', '07-25')], offering(prices), {
    ...window,
  })
  expect(bars.map(({ start, end }) => [start, end])).toEqual([
    [-3, 0],
    [2, 4],
    [17, 24],
  ])
  expect(free.slice(0, 4).map(({ from, half }) => [from, half])).toEqual([
    ['2026-07-01', true],
    ['2026-07-02', false],
    ['2026-07-05', true],
    ['2026-07-06', false],
  ])
  expect(free).toHaveLength(15)
})
