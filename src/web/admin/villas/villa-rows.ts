import type { FamilyFact, FamilyFactName } from '#domain/villas/family-facts.ts'

/** List fields of the villa form. */
export type VillaRows = {
  features: { title: string; description: string }[]
  amenities: string[]
  images: string[]
  familyFacts: FamilyFact[]
  rooms: { name: string; beds: string }[]
  captions: { image: string; text: string }[]
}

/** Name of the input of a fact. */
export const factField = (fact: FamilyFactName): string => `fact-${fact}`
