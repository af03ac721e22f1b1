import { countingIn } from './counting.ts'
import { writtenNumber } from './numbers.en.ts'

const counting = countingIn('en')

export const capacity = counting({ one: 'Guest', other: 'Guests' })
export const bathrooms = counting({ one: 'Bathroom', other: 'Bathrooms' })

type Beds = { double: number; single: number; sofa: number }

const named = (count: number, name: string) => (count > 0 ? `${writtenNumber(count)} ${name}${count > 1 ? 's' : ''}` : null)

/** '2 Double Beds, 1 Single Bed', or 'No beds configured'. */
export function bedConfiguration(beds: Beds): string {
  const parts = [named(beds.double, 'Double Bed'), named(beds.single, 'Single Bed'), named(beds.sofa, 'Sofa Bed')]
  return parts.filter(Boolean).join(', ') || 'No beds configured'
}
