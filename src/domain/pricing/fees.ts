import { type Cents, sum } from '../money.ts'
import { nightCount, type Stay } from '../stay.ts'
import { MINIMUM_NIGHTS } from '../stay-rules.ts'
import type { PriceItemOf } from './price-summary.ts'

/** What a fee is paid for. */
export const feeScopes = ['stay', 'night', 'guest', 'guest_night'] as const
export type FeeScope = (typeof feeScopes)[number]

/** A fee that is part of every price of a villa; `villaId` null: of all villas. `rate`: cents for each of its scope. */
export type Fee = { id: number; villaId: number | null; name: string; scope: FeeScope; rate: Cents }

export const selectFees = (villaId: number, fees: readonly Fee[]): Fee[] =>
  fees.filter((fee) => fee.villaId === null || fee.villaId === villaId)

const isPerGuest = ({ scope }: Pick<Fee, 'scope'>): boolean => scope === 'guest' || scope === 'guest_night'
const isPerNight = ({ scope }: Pick<Fee, 'scope'>): boolean => scope === 'night' || scope === 'guest_night'

/** True if the price of a stay grows with each guest. */
export const growWithGuests = (fees: readonly Fee[] = []): boolean => fees.some(isPerGuest)

/** The fees of a stay. Without a number of guests: for one. */
export const feeItems = (stay: Stay, fees: readonly Fee[] = [], guests = 1): PriceItemOf<'fee'>[] =>
  fees.map((fee) => {
    const times = (isPerNight(fee) ? nightCount(stay) : 1) * (isPerGuest(fee) ? Math.max(1, guests) : 1)
    return { kind: 'fee', name: fee.name, scope: fee.scope, rate: fee.rate, amount: times * fee.rate }
  })

const rates = (fees: readonly Fee[]): Cents => sum(fees.map(({ rate }) => rate))

/** What a night costs more by its fees, with one guest. */
export const feesANight = (fees: readonly Fee[] = []): Cents => rates(fees.filter(isPerNight))

/** The share of a night in the fees of a stay, in a stay of the specified shortest length with one guest, rounded up. */
export const shareOfStayFees = (fees: readonly Fee[] = []): Cents =>
  Math.ceil(rates(fees.filter((fee) => !isPerNight(fee))) / MINIMUM_NIGHTS)
