import { isSampleEmail, isSampleNumber } from '#domain/going-live/samples.ts'
import { ratingSource } from '../../seed/rating.ts'
import { samplePlace, sampleSiteName } from '../../seed/sample-house.ts'
import { testimonials } from '../../seed/testimonials.ts'
import type { Settings } from './settings.ts'

/** Seeded value of settings that only the owners know. */
export const PLACEHOLDER = 'TO BE FILLED IN'

/** Seeded quotes that no guest has said: a live site must not show them. */
const invented: ReadonlySet<string> = new Set([testimonials.quote1, testimonials.quote2, testimonials.quote3])

/** True if a rating may be shown to guests who pay real money: it says where it comes from, and where it can be read. */
export const isProvenRating = ({ source, link }: Settings['rating']): boolean => link.trim() !== '' && isOwnSource(source)

const isOwnSource = (source: string): boolean => !['', ratingSource].includes(source.trim())

/** Settings that still hold the placeholder, an invented quote or an unproven rating, as 'company.taxNumber'. */
export function placeholdersIn(settings: Settings): string[] {
  const found = Object.entries(settings).flatMap(([group, values]) =>
    Object.entries(values)
      .filter(([, value]) => typeof value === 'string' && (value.includes(PLACEHOLDER) || invented.has(value.trim())))
      .map(([key]) => `${group}.${key}`),
  )
  const { rating } = settings
  if (rating.score.trim() === '' || isProvenRating(rating)) return found
  return [...found, ...(rating.link.trim() === '' ? ['rating.link'] : []), ...(isOwnSource(rating.source) ? [] : ['rating.source'])]
}

/** Settings that are filled in and yet true of no house: names that are reserved for examples, numbers of zeros, the place of the sample house. */
export function samplesIn({ general, contact, company }: Settings): string[] {
  const isSamplePlace = contact.latitude === samplePlace.latitude && contact.longitude === samplePlace.longitude
  const wanted: [name: string, isSample: boolean][] = [
    ['general.siteName', general.siteName.trim() === sampleSiteName],
    ['contact.email', isSampleEmail(contact.email)],
    ['contact.phone', isSampleNumber(contact.phone)],
    ['contact.latitude', isSamplePlace],
    ['contact.longitude', isSamplePlace],
    ['company.registrationNumber', isSampleNumber(company.registrationNumber)],
    ['company.taxNumber', isSampleNumber(company.taxNumber)],
    ['company.accommodationNumber', isSampleNumber(company.accommodationNumber)],
  ]
  return wanted.flatMap(([name, isSample]) => (isSample ? [name] : []))
}

/** What is still to be filled in with something true, each setting once. */
export const untrueIn = (settings: Settings): string[] => [...new Set([...placeholdersIn(settings), ...samplesIn(settings)])]
