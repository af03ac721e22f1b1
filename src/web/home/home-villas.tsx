import { href } from 'react-router'
import * as frame from '#words/en/frame.ts'
import * as words from '#words/en/home.ts'
import { Section } from '../ui/section.tsx'
import type { NoVillas } from '../villas/no-villas.server.ts'
import type { Card } from '../villas/villa-card.server.ts'
import { VillaGrid } from '../villas/villa-grid.tsx'
import { MoreLink } from './more-link.tsx'

type Props = { villas: Card[] | null; noVillas: NoVillas | null; moreVillas: string | null }

/** The cards of the villas. Nothing in them needs React. */
export const HomeVillas = ({ villas, noVillas, moreVillas }: Props) => (
  <Section
    title={words.theVillas}
    intro={words.eachHasItsOwnCharacter}
    aside={<MoreLink to={href('/villas')}>{moreVillas ?? frame.allVillas}</MoreLink>}
    sand
  >
    <VillaGrid villas={villas} none={noVillas} heading="h3" />
  </Section>
)
