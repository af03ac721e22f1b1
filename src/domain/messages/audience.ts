import type { BookingSource } from '../bookings/source.ts'
import { nightCount, type Stay } from '../stay.ts'

/** What must be so of a stay when a text is sent. `first_stay`, `stayed_before`: by the guest's other stays. */
export const onlyIfs = ['always', 'to_pay', 'paid', 'first_stay', 'stayed_before'] as const
export type OnlyIf = (typeof onlyIfs)[number]

/** Which stays a message is for: all where a list is empty. */
export type Audience = {
  villaIds: readonly number[]
  languages: readonly string[]
  sources: readonly BookingSource[]
  onlyIf: OnlyIf
  minNights: number
}

/** `paidAt`: the last payment, null while something is left to pay. `stayedBefore`: an earlier stay of the same guest was sold. */
export type AudienceStay = Stay & { villaId: number; language: string; source: BookingSource; paidAt: Date | null; stayedBefore: boolean }

const isIn = <Item>(list: readonly Item[], item: Item): boolean => list.length === 0 || list.includes(item)

const conditions: Record<OnlyIf, (stay: AudienceStay) => boolean> = {
  always: () => true,
  to_pay: ({ paidAt }) => paidAt === null,
  paid: ({ paidAt }) => paidAt !== null,
  first_stay: ({ stayedBefore }) => !stayedBefore,
  stayed_before: ({ stayedBefore }) => stayedBefore,
}

export const isFor = ({ villaIds, languages, sources, onlyIf, minNights }: Audience, stay: AudienceStay): boolean =>
  isIn(villaIds, stay.villaId) &&
  isIn(languages, stay.language) &&
  isIn(sources, stay.source) &&
  conditions[onlyIf](stay) &&
  nightCount(stay) >= minNights
