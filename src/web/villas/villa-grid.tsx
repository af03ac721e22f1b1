import { Notice } from '../ui/notice.tsx'
import type { NoVillas } from './no-villas.server.ts'
import type { Card } from './villa-card.server.ts'
import { VillaCard } from './villa-card.tsx'

type Props = { villas: Card[] | null; none: NoVillas | null; heading: 'h2' | 'h3'; atTop?: boolean }

/** All villas, or why there are none. */
export function VillaGrid({ villas, none, heading, atTop = false }: Props) {
  if (none?.failure) {
    return (
      <Notice tone="bad" title={none.failure}>
        {none.text}
      </Notice>
    )
  }
  if (none) return <p className="text-lg">{none.text}</p>
  return (
    <ul className="villa-grid">
      {villas?.map((villa, index) => (
        <li key={villa.id}>
          <VillaCard villa={villa} heading={heading} first={atTop && index === 0} />
        </li>
      ))}
    </ul>
  )
}
