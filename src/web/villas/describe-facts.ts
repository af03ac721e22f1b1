import { type FamilyFact, isCounted } from '#domain/villas/family-facts.ts'
import * as words from '#words/en/family.ts'

/** A fact as a phrase of its own. */
export function describeFact({ fact, value }: FamilyFact): string {
  if (isCounted(fact)) return words.countedFacts[fact](value)
  return value > 0 ? words.trueFacts[fact] : words.untrueFacts[fact]
}
