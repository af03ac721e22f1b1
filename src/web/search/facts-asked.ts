import { type SearchedFact, searchedFacts } from '#domain/villas/family-facts.ts'

/** The facts that the address asks for: `cot=1`. */
export const factsAsked = (query: URLSearchParams): SearchedFact[] => searchedFacts.filter((fact) => query.get(fact) === '1')
