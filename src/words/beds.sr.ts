import { countingIn } from './counting.ts'

type Beds = { double: number; single: number; sofa: number }

const counting = countingIn('sr')

export const capacity = counting({ one: 'gost', few: 'gosta', other: 'gostiju' })
export const bathrooms = counting({ one: 'kupatilo', few: 'kupatila', other: 'kupatila' })
const doubles = counting({ one: 'bračni krevet', few: 'bračna kreveta', other: 'bračnih kreveta' })
const singles = counting({ one: 'krevet za jednu osobu', few: 'kreveta za jednu osobu', other: 'kreveta za jednu osobu' })
const sofas = counting({ one: 'kauč na razvlačenje', few: 'kauča na razvlačenje', other: 'kauča na razvlačenje' })

const named = (count: number, name: (count: number) => string) => (count > 0 ? name(count) : null)

/** '2 bračna kreveta, 1 krevet za jednu osobu'. */
export function bedConfiguration(beds: Beds): string {
  const parts = [named(beds.double, doubles), named(beds.single, singles), named(beds.sofa, sofas)]
  return parts.filter(Boolean).join(', ') || 'Kreveti nisu navedeni'
}
