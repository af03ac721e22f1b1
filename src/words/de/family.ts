import type { CountedFact, YesNoFact } from '#domain/villas/family-facts.ts'
import { countingIn } from '../counting.ts'
import type { Translated } from '../translated.ts'
import { metres } from './numbers.ts'

const counting = countingIn('de')

export const forFamilies = 'Für Familien und Zugang'
export const factNames: Record<YesNoFact, string> = {
  cot: 'Babybett',
  highChair: 'Hochstuhl',
  stairGate: 'Treppengitter',
  groundFloorBed: 'Bett im Erdgeschoss',
  stepFree: 'Stufenloser Eingang',
  poolFence: 'Zaun am Pool',
  parking: 'Parkplatz',
  charging: 'Ladepunkt für Autos',
  pets: 'Haustiere',
  smoking: 'Rauchen im Haus',
}
export const countedNames: Record<CountedFact, string> = {
  stairs: 'Stufen im Haus',
  poolDistance: 'Weg zum Pool',
  poolDepth: 'Tiefe des Pools',
}

/** Whole phrases, for lists. */
export const trueFacts: Record<YesNoFact, string> = {
  cot: 'Babybett vorhanden',
  highChair: 'Hochstuhl vorhanden',
  stairGate: 'Gitter an der Treppe',
  groundFloorBed: 'Bett im Erdgeschoss',
  stepFree: 'Stufenloser Eingang',
  poolFence: 'Zaun um den Pool',
  parking: 'Parkplatz an der Villa',
  charging: 'Ladepunkt für Elektroautos',
  pets: 'Haustiere willkommen',
  smoking: 'Rauchen im Haus erlaubt',
}
export const untrueFacts: Record<YesNoFact, string> = {
  cot: 'Kein Babybett',
  highChair: 'Kein Hochstuhl',
  stairGate: 'Kein Gitter an der Treppe',
  groundFloorBed: 'Kein Bett im Erdgeschoss',
  stepFree: 'Stufen am Eingang',
  poolFence: 'Kein Zaun um den Pool',
  parking: 'Kein Parkplatz',
  charging: 'Kein Ladepunkt für Autos',
  pets: 'Keine Haustiere',
  smoking: 'Kein Rauchen im Haus',
}

const steps = counting({ one: 'Stufe im Haus', other: 'Stufen im Haus' })

/** Depth in centimetres. */
export const countedFacts: Record<CountedFact, (value: number) => string> = {
  stairs: (value) => (value === 0 ? 'Keine Treppe im Haus' : steps(value)),
  poolDistance: (value) => `${metres(value)} zum Pool`,
  poolDepth: (value) => `Pool bis ${metres(value / 100)} tief`,
}

/** In a table, beside the name of a fact. */
export const yes = 'Ja'
export const no = 'Nein'
export const filter = 'Babybett, Zaun am Pool, Haustiere …'
export const noneHasAll = 'Keine Villa hat all das.'
export const showThese = 'Diese Villen zeigen'

true satisfies Translated<typeof import('../en/family.ts'), typeof import('./family.ts')>
