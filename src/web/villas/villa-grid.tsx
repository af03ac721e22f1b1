import type { Villa } from '#contract/villas.ts'
import { Notice } from '../ui/notice.tsx'
import { VillaCard } from './villa-card.tsx'

type Props = { villas: Villa[] | null; error: string | null; heading: 'h2' | 'h3' }

/** All villas, or why there are none. */
export function VillaGrid({ villas, error, heading }: Props) {
  if (error !== null) {
    return (
      <Notice tone="bad" title={`Unable to load villa information: ${error}`}>
        Nothing was lost. Please load the page again in a moment.
      </Notice>
    )
  }
  if (!villas || villas.length === 0) return <p className="text-lg">No villas are currently available. Please check back soon.</p>
  return (
    <ul className="grid gap-x-6 gap-y-14 sm:grid-cols-2 xl:grid-cols-4">
      {villas.map((villa) => (
        <li key={villa.id}>
          <VillaCard villa={villa} heading={heading} />
        </li>
      ))}
    </ul>
  )
}
