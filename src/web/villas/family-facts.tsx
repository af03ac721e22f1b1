import type { Villa } from '#contract/villas.ts'
import * as words from '#words/en/family.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { describeFact } from './describe-facts.ts'

/** What families ask, as the owners have told it; nothing where they have told nothing. */
export function FamilyFacts({ villa }: { villa: Pick<Villa, 'familyFacts'> }) {
  // Distances stand below the name.
  const familyFacts = villa.familyFacts.filter(({ fact }) => fact !== 'poolDistance')
  if (familyFacts.length === 0) return null
  return (
    <section>
      <h2 className="text-2xl">{words.forFamilies}</h2>
      <ul className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {familyFacts.map((told) => (
          <li key={told.fact} className="flex items-start gap-2.5">
            <Icon shape={told.value > 0 ? icons.check : icons.close} className="mt-1 size-4.5 text-ink-soft" />
            {describeFact(told)}
          </li>
        ))}
      </ul>
    </section>
  )
}
