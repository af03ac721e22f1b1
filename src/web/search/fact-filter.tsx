import { Form, href } from 'react-router'
import { type SearchedFact, searchedFacts } from '#domain/villas/family-facts.ts'
import * as words from '#words/en/family.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'

type Props = {
  /** The query of the search, as on the page. */
  query: string
  asked: readonly SearchedFact[]
}

/** Leaves only villas that have what families need. Folded, and works without scripts. */
export const FactFilter = ({ query, asked }: Props) => (
  <details open={asked.length > 0}>
    <summary className="link link-alone">{words.filter}</summary>
    <Form
      action={href('/villas')}
      preventScrollReset
      className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2"
      aria-label={words.filter}
    >
      {[...new URLSearchParams(query)].map(
        ([name, value]) => !isDropped(name) && <input key={`${name} ${value}`} type="hidden" name={name} value={value} />,
      )}
      {searchedFacts.map((fact) => (
        <Checkbox key={fact} name={fact} label={words.factNames[fact]} defaultChecked={asked.includes(fact)} compact />
      ))}
      <Button small>{words.showThese}</Button>
    </Form>
  </details>
)

const isDropped = (name: string): boolean => name === 'page' || (searchedFacts as readonly string[]).includes(name)
