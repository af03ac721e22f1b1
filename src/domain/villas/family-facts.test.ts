import { expect, test } from 'vitest'
import { findFact, tidyFacts } from './family-facts.ts'

test('facts of a villa are told once each, in order, with a yes as 1', () => {
  expect(
    tidyFacts([
      { fact: 'stairs', value: 14 },
      { fact: 'pets', value: 7 },
      { fact: 'cot', value: 0 },
      { fact: 'stairs', value: 15 },
    ]),
  ).toEqual([
    { fact: 'cot', value: 0 },
    { fact: 'pets', value: 1 },
    { fact: 'stairs', value: 15 },
  ])
})

test('a fact that nobody has told is neither yes nor no', () => {
  const facts = tidyFacts([{ fact: 'cot', value: 0 }])
  expect([findFact(facts, 'cot'), findFact(facts, 'pets')]).toEqual([0, null])
})
