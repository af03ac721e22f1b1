/** What a villa has or allows; owners say yes or no, or nothing. */
export const yesNoFacts = [
  'cot',
  'highChair',
  'stairGate',
  'groundFloorBed',
  'stepFree',
  'poolFence',
  'parking',
  'charging',
  'pets',
  'smoking',
] as const
export type YesNoFact = (typeof yesNoFacts)[number]

/** What is counted: steps inside, metres to the pool, its greatest depth in centimetres. */
export const countedFacts = ['stairs', 'poolDistance', 'poolDepth'] as const
export type CountedFact = (typeof countedFacts)[number]

export const familyFacts = [...yesNoFacts, ...countedFacts] as const
export type FamilyFactName = (typeof familyFacts)[number]

/** A fact of a villa that its owners have told. `value`: 1 for yes and 0 for no, else the count. */
export type FamilyFact = { fact: FamilyFactName; value: number }

/** Facts that guests can ask for in a search. */
export const searchedFacts = ['cot', 'highChair', 'groundFloorBed', 'stepFree', 'poolFence', 'charging', 'pets'] as const
export type SearchedFact = (typeof searchedFacts)[number]

export const isCounted = (fact: FamilyFactName): fact is CountedFact => (countedFacts as readonly string[]).includes(fact)

export const findFact = (facts: readonly FamilyFact[], fact: FamilyFactName): number | null =>
  facts.find((one) => one.fact === fact)?.value ?? null

/** Each fact once, the last word of it, in the order of the list; a yes is 1 and a no 0. */
export const tidyFacts = (facts: readonly FamilyFact[]): FamilyFact[] =>
  familyFacts.flatMap((fact) => {
    const told = facts.findLast((one) => one.fact === fact)
    return told ? [{ fact, value: isCounted(fact) ? told.value : Math.min(1, told.value) }] : []
  })
