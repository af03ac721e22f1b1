import type { CountedFact, YesNoFact } from '#domain/villas/family-facts.ts'
import { countingIn } from '../counting.ts'
import { metres } from './numbers.ts'

const counting = countingIn('en')

export const forFamilies = 'For families and access'
export const factNames: Record<YesNoFact, string> = {
  cot: 'Cot',
  highChair: 'High chair',
  stairGate: 'Stair gate',
  groundFloorBed: 'Bed on the ground floor',
  stepFree: 'Step-free entrance',
  poolFence: 'Pool fence',
  parking: 'Parking place',
  charging: 'Charging point for cars',
  pets: 'Pets',
  smoking: 'Smoking inside',
}
export const countedNames: Record<CountedFact, string> = {
  stairs: 'Steps inside',
  poolDistance: 'Distance to the pool',
  poolDepth: 'Depth of the pool',
}

/** Whole phrases, for lists. */
export const trueFacts: Record<YesNoFact, string> = {
  cot: 'Cot available',
  highChair: 'High chair available',
  stairGate: 'Gate at the stairs',
  groundFloorBed: 'Bed on the ground floor',
  stepFree: 'Step-free entrance',
  poolFence: 'Fence around the pool',
  parking: 'Parking place at the villa',
  charging: 'Charging point for electric cars',
  pets: 'Pets welcome',
  smoking: 'Smoking allowed inside',
}
export const untrueFacts: Record<YesNoFact, string> = {
  cot: 'No cot',
  highChair: 'No high chair',
  stairGate: 'No gate at the stairs',
  groundFloorBed: 'No bed on the ground floor',
  stepFree: 'Steps at the entrance',
  poolFence: 'No fence around the pool',
  parking: 'No parking place',
  charging: 'No charging point for cars',
  pets: 'No pets',
  smoking: 'No smoking inside',
}

const steps = counting({ one: 'step inside', other: 'steps inside' })

/** Depth in centimetres. */
export const countedFacts: Record<CountedFact, (value: number) => string> = {
  stairs: (value) => (value === 0 ? 'No stairs inside' : steps(value)),
  poolDistance: (value) => `${metres(value)} to the pool`,
  poolDepth: (value) => `Pool up to ${metres(value / 100)} deep`,
}

/** In a table, beside the name of a fact. */
export const yes = 'Yes'
export const no = 'No'
export const filter = 'Cot, pool fence, pets …'
export const noneHasAll = 'No villa has all of this.'
export const showThese = 'Show villas with this'
