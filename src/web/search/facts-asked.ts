import { type SearchedFact, searchedFacts } from '#domain/villas/family-facts.ts'

/** The facts that the address asks for: `cot=1`. */
export const factsAsked = (query: URLSearchParams): SearchedFact[] => searchedFacts.filter((fact) => query.get(fact) === '1')

/** Facts as the end of an address. */
export const addFacts = (facts: readonly SearchedFact[]): string => facts.map((fact) => `&${fact}=1`).join('')

/** The address of a search with the facts that are asked for. */
export const withFacts = (to: string, facts: readonly SearchedFact[]): string =>
  to.includes('?') ? to + addFacts(facts) : to + addFacts(facts).replace('&', '?')
