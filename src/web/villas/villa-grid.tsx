import * as words from '#words/villas.en.ts'
import { Notice } from '../ui/notice.tsx'
import type { Card } from './of-villa.ts'
import { VillaCard } from './villa-card.tsx'

type Props = { villas: Card[] | null; error: string | null; heading: 'h2' | 'h3'; atTop?: boolean }

/** All villas, or an error message. */
export function VillaGrid({ villas, error, heading, atTop = false }: Props) {
  if (error !== null) {
    return (
      <Notice tone="bad" title={words.unableToLoadVillaInformation(error)}>
        {words.nothingWasLostPleaseLoad}
      </Notice>
    )
  }
  if (!villas || villas.length === 0) return <p className="text-lg">{words.noVillasAreCurrentlyAvailable}</p>
  return (
    <ul className="grid gap-x-6 gap-y-14 sm:grid-cols-2 xl:grid-cols-4">
      {villas.map((villa, index) => (
        <li key={villa.id}>
          <VillaCard villa={villa} heading={heading} first={atTop && index === 0} />
        </li>
      ))}
    </ul>
  )
}
