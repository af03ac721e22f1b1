import type { CountedFact, YesNoFact } from '#domain/villas/family-facts.ts'
import { countingIn } from '../counting.ts'
import type { Translated } from '../translated.ts'
import { metres } from './numbers.ts'

const counting = countingIn('sr')

export const forFamilies = 'Za porodice i pristup'
export const factNames: Record<YesNoFact, string> = {
  cot: 'Dečji krevetac',
  highChair: 'Stolica za hranjenje',
  stairGate: 'Ograda na stepenicama',
  groundFloorBed: 'Krevet u prizemlju',
  stepFree: 'Ulaz bez stepenika',
  poolFence: 'Ograda oko bazena',
  parking: 'Parking mesto',
  charging: 'Punjač za automobile',
  pets: 'Kućni ljubimci',
  smoking: 'Pušenje unutra',
}
export const countedNames: Record<CountedFact, string> = {
  stairs: 'Stepenice unutra',
  poolDistance: 'Udaljenost od bazena',
  poolDepth: 'Dubina bazena',
}

/** Whole phrases, for lists. */
export const trueFacts: Record<YesNoFact, string> = {
  cot: 'Dečji krevetac',
  highChair: 'Stolica za hranjenje',
  stairGate: 'Ograda na stepenicama',
  groundFloorBed: 'Krevet u prizemlju',
  stepFree: 'Ulaz bez stepenika',
  poolFence: 'Ograda oko bazena',
  parking: 'Parking mesto uz vilu',
  charging: 'Punjač za električne automobile',
  pets: 'Kućni ljubimci su dobrodošli',
  smoking: 'Pušenje je dozvoljeno unutra',
}
export const untrueFacts: Record<YesNoFact, string> = {
  cot: 'Bez dečjeg krevetca',
  highChair: 'Bez stolice za hranjenje',
  stairGate: 'Bez ograde na stepenicama',
  groundFloorBed: 'Bez kreveta u prizemlju',
  stepFree: 'Stepenice na ulazu',
  poolFence: 'Bez ograde oko bazena',
  parking: 'Bez parking mesta',
  charging: 'Bez punjača za automobile',
  pets: 'Bez kućnih ljubimaca',
  smoking: 'Unutra se ne puši',
}

const steps = counting({ one: 'stepenik unutra', few: 'stepenika unutra', other: 'stepenika unutra' })

/** Depth in centimetres. */
export const countedFacts: Record<CountedFact, (value: number) => string> = {
  stairs: (value) => (value === 0 ? 'Unutra nema stepenica' : steps(value)),
  poolDistance: (value) => `${metres(value)} do bazena`,
  poolDepth: (value) => `Najveća dubina bazena: ${metres(value / 100)}`,
}

/** In a table, beside the name of a fact. */
export const yes = 'Da'
export const no = 'Ne'
export const filter = 'Krevetac, ograda oko bazena, ljubimci …'
export const noneHasAll = 'Nijedna vila nema sve to.'
export const showThese = 'Prikaži vile koje to imaju'

true satisfies Translated<typeof import('../en/family.ts'), typeof import('./family.ts')>
