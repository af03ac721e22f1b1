import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dinarsFor } from '../currency.ts'
import { sum } from '../money.ts'
import { paidIn, type Refundable, refundableIn, spreadRefund } from './refund.ts'

const paid = (id: number, amount: number, over: Partial<Refundable> = {}): Refundable => {
  const rate = 117_1643 + id
  return { id, amount, dinars: dinarsFor(amount, rate), rate, returned: 0, returnedDinars: 0, surplus: 0, ...over }
}
const stages = [paid(1, 735_00), paid(2, 735_00), paid(3, 980_00)]

test('a refund of 70% of three stages is taken from the latest payments first, each in dinars at its own rate', () => {
  expect(spreadRefund(1_715_00, stages)).toEqual([
    { paymentId: 3, amount: 980_00, dinars: dinarsFor(980_00, 117_1646) },
    { paymentId: 2, amount: 735_00, dinars: dinarsFor(735_00, 117_1645) },
  ])
})

test('the surplus of a stage paid twice is not part of what can be refunded', () => {
  const twice = [stages[0], paid(2, 735_00, { returned: 735_00, surplus: 735_00 })] as Refundable[]
  expect(refundableIn(twice)).toBe(735_00)
  expect(paidIn(twice)).toBe(735_00)
  expect(spreadRefund(514_50, twice)).toMatchObject([{ paymentId: 1 }])
})

test('a refund is at most the amount paid and not yet refunded', () => {
  expect(spreadRefund(2_450_01, stages)).toBeNull()
  expect(spreadRefund(2_450_00, stages)).toHaveLength(3)
})

test('partial refunds add up to each payment exactly, in cents and in dinars', () => {
  const amounts = fc.array(fc.integer({ min: 100, max: 5_000_00 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(amounts, fc.array(fc.integer({ min: 100, max: 3_000_00 }), { maxLength: 6 }), (made, wanted) => {
      const payments = made.map((amount, index) => paid(index + 1, amount))
      const give = (amount: number) => {
        for (const part of spreadRefund(amount, payments) ?? []) {
          const payment = payments[part.paymentId - 1]
          if (!payment) throw new Error('a part of no payment')
          payment.returned += part.amount
          payment.returnedDinars += part.dinars
        }
      }
      for (const amount of wanted) give(amount)
      for (const { returned, amount, returnedDinars, dinars } of payments) {
        expect(returned).toBeLessThanOrEqual(amount)
        expect(returnedDinars).toBeLessThanOrEqual(dinars)
      }
      give(refundableIn(payments))
      expect(sum(payments.map(({ returned }) => returned))).toBe(sum(made))
      expect(payments.map(({ returnedDinars }) => returnedDinars)).toEqual(payments.map(({ dinars }) => dinars))
    }),
    { seed: 20_260_601 },
  )
})
