import type { OwnersOffer } from '#contract/owner-changes.ts'
import * as words from '#words/en/office-stay.ts'
import { Notice } from '../../ui/notice.tsx'

const parts = ['guide', 'doorCode'] as const

/** What the guest gains or loses of directions and door code by a change of the stay. */
export function AccessChange({ access: { before, after } }: Pick<OwnersOffer, 'access'>) {
  const gained = parts.filter((part) => after[part] && !before[part])
  const lost = parts.filter((part) => before[part] && !after[part])
  return (
    <>
      {gained.length > 0 && (
        <div className="mt-6">
          <Notice tone="good" title={words.accessGained}>
            <Parts parts={gained} />
          </Notice>
        </div>
      )}
      {lost.length > 0 && (
        <div className="mt-6">
          <Notice tone="caution" title={words.accessLost}>
            <Parts parts={lost} />
            <p>{words.untilPaid}</p>
          </Notice>
        </div>
      )}
    </>
  )
}

const Parts = ({ parts }: { parts: (keyof typeof words.parts)[] }) => (
  <ul className="list-disc pl-5">
    {parts.map((part) => (
      <li key={part}>{words.parts[part]}</li>
    ))}
  </ul>
)
