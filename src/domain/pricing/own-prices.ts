// Fields of a villa's own prices, as forms send them.
import type { OwnRate } from './villa-rates.ts'

const SEASON = 'season_'

/** The field of a season's own price, such as `season_12`. */
export const nameOfSeason = (seasonId: number): string => `${SEASON}${seasonId}`
export const isSeasonField = (field: string): boolean => field.startsWith(SEASON)
/** The id of the season that a field is of. */
export const seasonNamed = (field: string): number => Number(field.slice(SEASON.length))

/** An own rate as it is typed and sent: `420`, `+10%`, or nothing. */
export function typedRate(own: OwnRate | null | undefined): string {
  if (!own) return ''
  return 'rate' in own ? String(own.rate / 100) : `${own.percent < 0 ? '' : '+'}${own.percent}%`
}
