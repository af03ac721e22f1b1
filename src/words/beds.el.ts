import { countingIn } from './counting.ts'

type Beds = { double: number; single: number; sofa: number }

const counting = countingIn('el')

export const capacity = counting({ one: 'επισκέπτης', other: 'επισκέπτες' })
export const bathrooms = counting({ one: 'μπάνιο', other: 'μπάνια' })
const doubles = counting({ one: 'διπλό κρεβάτι', other: 'διπλά κρεβάτια' })
const singles = counting({ one: 'μονό κρεβάτι', other: 'μονά κρεβάτια' })
const sofas = counting({ one: 'καναπές-κρεβάτι', other: 'καναπέδες-κρεβάτια' })

const named = (count: number, name: (count: number) => string) => (count > 0 ? name(count) : null)

/** '2 διπλά κρεβάτια, 1 μονό κρεβάτι'. */
export function bedConfiguration(beds: Beds): string {
  const parts = [named(beds.double, doubles), named(beds.single, singles), named(beds.sofa, sofas)]
  return parts.filter(Boolean).join(', ') || 'Δεν έχουν οριστεί κρεβάτια'
}
