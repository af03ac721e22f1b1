import { countingIn } from './counting.ts'

type Beds = { double: number; single: number; sofa: number }

const counting = countingIn('de')
const doubles = counting({ one: 'Doppelbett', other: 'Doppelbetten' })
const singles = counting({ one: 'Einzelbett', other: 'Einzelbetten' })
const sofas = counting({ one: 'Schlafsofa', other: 'Schlafsofas' })

const named = (count: number, name: (count: number) => string) => (count > 0 ? name(count) : null)

/** '2 Doppelbetten, 1 Einzelbett'. */
export function bedConfiguration(beds: Beds): string {
  const parts = [named(beds.double, doubles), named(beds.single, singles), named(beds.sofa, sofas)]
  return parts.filter(Boolean).join(', ') || 'Keine Betten angegeben'
}

export const bathrooms = counting({ one: 'Badezimmer', other: 'Badezimmer' })
export const capacity = counting({ one: 'Gast', other: 'Gäste' })
