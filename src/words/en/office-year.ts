import type { UnsoldReason } from '#domain/unsold-nights.ts'
import { ended } from '../full-stop.ts'
import * as counts from './counts.ts'

export const lead =
  'Choose nights by drag, with Shift and the arrow keys, or by their dates. Then choose villas, and a price, a percent or a rule. You see what changes before it does, and can undo it.'
export const house = 'The house'
export const previousYear = 'Previous year'
export const nextYear = 'Next year'
export const firstNight = 'First night'
export const lastNight = 'Last night'
export const whatToChange = 'What to change'
export const nightChoices = { price: 'A price a night', percent: 'Prices by percent', rule: 'A rule for stays' }
export const price = 'Price a night in euros'
export const percent = 'Percent'
export const percentMeans = '5 is 5% more, -5 is 5% less. New prices are whole euros.'
export const ruleName = 'Name of the rule'
export const ruleNameMeans = 'For you; guests do not see it.'
export const leastNights = 'Minimum nights'
export const mostNights = 'Maximum nights'
export const arrivalDays = 'Days of arrival'
export const noneIsAsBefore = 'None ticked: as before.'
export const closed = 'Closed: none of these nights is sold'
export const preview = 'Preview'
export const whatChanges = 'What changes'
export const nights = 'Nights'
export const season = 'Season'
export const now = 'Now'
export const afterwards = 'Afterwards'
export const ofHouse = 'House'
export const ruleIsAdded = (from: string, until: string): string => `A rule is added for stays that begin from ${from} to ${until}.`
export const forVillas = (names: string): string => `It holds for ${ended(names)}`
export const allVillas = 'all villas'
export const shorterRules = 'Where a rule for fewer days says the same thing, that one counts.'
export const closedStays = 'closed'
export const makeIt = 'Change these nights'
export const nightsChanged = 'The nights were changed.'
export const nightsNotChanged = 'The nights were not changed'
export const oneMoment = 'One moment …'
export const sold = 'sold'
export const withRule = 'with a rule'
export const key = { sold: 'Sold', rule: 'With a rule', closed: 'Closed', chosen: 'Chosen' }
export const night = (day: string, price: string, season: string, more: string): string => `${day}: ${price}, ${season}${more}`
export const quarters = 'Months'
export const chosenNights = 'Chosen nights'

export const wholeYear = 'A whole year'
export const yearLead =
  'Copy the active seasons of a year into the next one, or change all its prices. What villas have of their own in them goes along. You see what happens before it happens, and can undo it.'
export const year = 'Year'
export const changeByPercent = 'Prices change by … %'
export const noSeasonsIn = (of: number): string => `No active season begins in ${of}.`
export const perNight = 'Per night'
export const closedNight = 'Closed'
export const isThere = 'Is there already, stays as it is'
export const fromTo = (before: string, after: string): string => `${before} → ${after}`
export const whatHappens = (kind: 'copy' | 'prices', of: number): string =>
  kind === 'copy' ? `Seasons for ${of + 1}` : `New prices for ${of}`
export const easterMoves = 'Seasons around Orthodox Easter move with it.'
export const addThem = (count: number): string => `Add ${counts.seasons(count)}`
export const changeThem = (count: number): string => `Change ${counts.prices(count)}`
export const yearChanged = 'The year was changed.'
export const yearNotChanged = 'The year was not changed'
export const undo = 'Undo'
export const undone = 'The change was undone.'
export const notUndone = 'The change was not undone'
export function lastChange(kind: 'copy' | 'prices' | 'nights' | 'rule', of: number, count: number, day: string): string {
  if (kind === 'rule') return `${day}: a rule for chosen nights of ${of} added.`
  if (kind === 'nights') return `${day}: prices of chosen nights of ${of} changed.`
  return kind === 'copy'
    ? `${day}: ${counts.seasons(count)} of ${of} copied into ${of + 1}.`
    : `${day}: ${counts.prices(count)} of ${of} changed.`
}

// Nights that no stay can cover because of the owners' own rules. Said on the dashboard and beside the rules.

const because: { [Code in UnsoldReason['code']]: (reason: Extract<UnsoldReason, { code: Code }>) => string } = {
  lengths: ({ least, most }) => `stays have to have at least ${counts.nights(least)}, and may have at most ${counts.nights(most)}.`,
  arrival: () => 'stays can begin on none of these days.',
  departure: () => 'a stay that begins then can end on no day of departure.',
  closed: ({ least }) => `there are fewer than ${counts.nights(least)} between closed dates, which is the minimum stay.`,
}
const whyOf = <Code extends UnsoldReason['code']>(reason: Extract<UnsoldReason, { code: Code }>): string =>
  (because[reason.code] as (reason: Extract<UnsoldReason, { code: Code }>) => string)(reason)

type Unsold = { from: string; until: string; villas: string[]; reason: UnsoldReason }

/** Without villas: all of them. `until`: the last night. */
export const nothingSold = ({ from, until, villas, reason }: Unsold): string =>
  `${villas.length > 0 ? villas.join(', ') : 'All villas'}, nights of ${from} to ${until}: nobody can book them, because ${whyOf(reason)}`

export const title = 'These rules together sell nothing on some days'
export const whatToDo = 'Please change one of the rules, or close these dates if nobody is to come.'
export const changePrices = (of: number): string => `Change all prices of ${of}`
