import * as counts from './counts.en.ts'

export const wholeYear = 'A whole year'
export const lead =
  'Copy the active seasons of a year into the next one, or change all its prices. What villas have of their own in them goes along. You see what happens before it happens, and can undo it.'
export const what = 'What to do'
export const choices = { copy: 'Copy into the next year', prices: 'Change the prices' }
export const year = 'Year'
export const percent = 'Prices change by … %'
export const percentMeans = '5 is 5% more, -5 is 5% less. New prices are whole euros.'
export const preview = 'Preview'
export const noSeasonsIn = (of: number): string => `No active season begins in ${of}.`
export const firstNight = 'First night'
export const lastNight = 'Last night'
export const price = 'Per night'
export const season = 'Season'
export const closed = 'Closed'
export const isThere = 'Is there already, stays as it is'
export const fromTo = (before: string, after: string): string => `${before} → ${after}`
export const whatHappens = (kind: 'copy' | 'prices', of: number): string =>
  kind === 'copy' ? `Seasons for ${of + 1}` : `New prices for ${of}`
export const easterMoves = 'Seasons around Orthodox Easter move with it.'
export const addThem = (count: number): string => `Add ${counts.seasons(count)}`
export const changeThem = (count: number): string => `Change ${counts.prices(count)}`
export const made = 'The year was changed.'
export const notMade = 'The year was not changed'
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
export const oneMoment = 'One moment …'
