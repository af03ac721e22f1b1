import { href } from 'react-router'
import type { Month } from '#domain/month.ts'

/** A search by length and months. */
export type MonthSearch = { nights: number; months: readonly Month[]; guests: number }

/** All villas, or one with all its starts, for stays of a length that begin in some months. */
export const startsFor = ({ nights, months, guests }: MonthSearch, villa?: string): string =>
  `${href('/villas')}?${new URLSearchParams([
    ['length', String(nights)],
    ...months.map((month): [string, string] => ['month', month]),
    ['guests', String(guests)],
    ...(villa === undefined ? [] : [['villa', villa] as [string, string]]),
  ])}`
