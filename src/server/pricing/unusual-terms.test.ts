import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingMoneyCalls } from '#contract/booking-money.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { declarationCalls } from '#contract/declarations.ts'
import { feeCalls } from '#contract/fees.ts'
import { handBookingCalls } from '#contract/hand-bookings.ts'
import { levyCalls } from '#contract/levy.ts'
import { offerCalls } from '#contract/offers.ts'
import { pricingCalls } from '#contract/pricing.ts'
import { promoCodeCalls } from '#contract/promo-codes.ts'
import { stayRuleCalls } from '#contract/stay-rules.ts'
import { goToBank, readRecords } from '../../../tests/bank-visit.ts'
import { aVilla, makeTransfer, weekLater } from '../../../tests/builders.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'

let site: TestSite
let owner: Client
let villaId: number

// A night costs €350, seven of them €2,450.
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  owner = await site.admin()
  villaId = (await aVilla(site.db)).id
  await owner(levyCalls.save, { ...levy, validFrom: '2026-12-30', high: 15_00, low: 4_00 })
})
afterAll(() => site.close())

const levy = { levyClass: 'short_let', firstMonth: 4, lastMonth: 10 } as const
const discount = { type: 'custom', name: 'Spring', validFrom: '2026-05-01', validUntil: '2026-12-31', minimumNights: 1 } as const
const promo = { validFrom: '2026-05-01', validUntil: '2026-12-31', minimumNights: 7 } as const
const guest = { name: 'Mila Kovač', email: 'mila@example.com', phone: '+381 60 1234567', reason: 'A friend of the house' }
const hand = (weeks: number, amount: number) => ({ villaId, ...weekLater(weeks), guests: 2, price: 'own' as const, amount, total: amount })
let codes = 0

type Save = (value: number, ask: boolean | undefined) => Promise<unknown>
/** What is saved, a value that is asked about, and one that is not. */
const saved: [what: string, save: Save, unusual: number, usual: number, question: RegExp][] = [
  [
    'a discount',
    (percentage, ask) => owner(pricingCalls.createDiscount, { ...discount, percentage, ask }),
    95,
    50,
    /^95% off is more than half/,
  ],
  [
    'a change of a discount',
    async (percentage, ask) => {
      const { id } = await owner(pricingCalls.createDiscount, { ...discount, percentage: 5 })
      return owner(pricingCalls.updateDiscount, { ...discount, id, percentage, ask })
    },
    51,
    5,
    /^51% off/,
  ],
  [
    'a promo code',
    (percentage, ask) => owner(promoCodeCalls.save, { ...promo, code: `SEA${++codes}`, percentage, ask }),
    100,
    20,
    /^100% off/,
  ],
  [
    'a promo code in euros',
    (amount, ask) => owner(promoCodeCalls.save, { ...promo, code: `SEA${++codes}`, amount, ask }),
    1_300_00,
    1_200_00,
    /^€1,300\.00 is more than is usual here \(up to €1,225\.00\)/,
  ],
  ['a gap', (gapPercent, ask) => owner(stayRuleCalls.create, { name: 'Gaps', gapNights: 2, gapPercent, ask }), -90, -20, /^90% off/],
  [
    'a fee for a stay',
    (rate, ask) => owner(feeCalls.save, { name: 'Cleaning', scope: 'stay', rate, ask }),
    900_00,
    90_00,
    /up to €350\.00/,
  ],
  ['a fee for a guest', (rate, ask) => owner(feeCalls.save, { name: 'Linen', scope: 'guest', rate, ask }), 200_00, 20_00, /up to €175\.00/],
  [
    'a levy',
    (high, ask) => owner(levyCalls.save, { ...levy, validFrom: `2027-01-0${--days}`, high, low: 4_00, ask }),
    150_00,
    15_00,
    /^€150\.00 a night is over double of the price of before/,
  ],
  [
    'a surcharge for further guests',
    (furtherGuest, ask) => owner(pricingCalls.saveVillaRates, { villaId, seasons: {}, includedGuests: 4, furtherGuest, ask }),
    300_00,
    40_00,
    /^€300\.00 is more/,
  ],
  [
    'a booking by hand',
    (amount, ask) => owner(handBookingCalls.create, { ...hand(++weeks, amount), ...guest, payment: makeTransfer(amount), ask }),
    245_00,
    2_000_00,
    /^€245\.00 is under half of the price by the rates \(€2,/,
  ],
  [
    'an offer',
    (amount, ask) => owner(offerCalls.send, { alternatives: [hand(++weeks, amount)], ...guest, validUntil: '2026-06-10', ask }),
    9_000_00,
    2_000_00,
    /^€9,000\.00 is over double/,
  ],
]
let weeks = 0
let days = 9

test.each(saved)('%s far from the usual is asked about, and saved once it is confirmed', async (_, save, unusual, usual, question) => {
  await expect(save(unusual, true)).rejects.toMatchObject({ status: 409, message: expect.stringMatching(question) })
  await expect(save(unusual, false)).resolves.toBeDefined()
  await expect(save(unusual, undefined)).resolves.toBeDefined()
  await expect(save(usual, true)).resolves.toBeDefined()
})

test('money that came long ago, or in a declared month, is asked about in every form', async () => {
  await owner(declarationCalls.declare, { month: '2026-05', kind: 'stays', declaredOn: '2026-05-31' })
  const ana = await site.guest('Ana')
  const waiting = async () => (await readRecords(site, (await goToBank(ana, villaId, weekLater(++weeks))).orderId)).booking
  const ways = [
    async (receivedOn: string, ask?: boolean) => {
      const { id: bookingId, total } = await waiting()
      return owner(bookingMoneyCalls.record, { bookingId, ...makeTransfer(total, { receivedOn }), ask })
    },
    async (receivedOn: string, ask?: boolean) => {
      const { id: bookingId, total } = await waiting()
      return owner(bookingCalls.setStatus, { bookingId, status: 'paid', payment: makeTransfer(total, { receivedOn }), ask })
    },
    async (receivedOn: string, ask?: boolean) => {
      const stay = hand(++weeks, 2_000_00)
      return owner(handBookingCalls.create, { ...stay, ...guest, payment: makeTransfer(stay.amount, { receivedOn }), ask })
    },
  ]
  for (const enter of ways) {
    await expect(enter('2016-06-01', true)).rejects.toMatchObject({ code: 'unusual_day', message: expect.stringMatching(/two months ago/) })
    await site.db.execute("UPDATE bookings SET status = 'failed', holds_until = NULL WHERE status = 'pending'")
    await expect(enter('2026-05-20', true)).rejects.toMatchObject({ message: expect.stringMatching(/already declared to the tax office/) })
    await site.db.execute("UPDATE bookings SET status = 'failed', holds_until = NULL WHERE status = 'pending'")
    await expect(enter('2026-06-01', true)).resolves.toBeDefined()
    await expect(enter('2026-05-20')).resolves.toBeDefined()
  }
})
