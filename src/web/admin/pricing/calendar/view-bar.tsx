import { calendarView, monthView, yearGrid } from '#words/en/office-pricing.ts'
import { Segment, VillaSegment } from '../segment.tsx'

type Props = {
  shown: 'month' | 'year'
  villas: readonly { id: number; name: string }[]
  villaId: number | null
  /** The month shown, or the January of the year. */
  month: string
  to: (villaId: number | null) => string
}

/** The villa, and the month or the year. */
export function ViewBar({ shown, villas, villaId, month, to }: Props) {
  const of = villaId === null ? '' : `&villa=${villaId}`
  return (
    <div className="prices-bar">
      <VillaSegment villas={villas} current={villaId} to={to} />
      <Segment
        id="choose-view"
        name={calendarView}
        choices={[
          { to: `?tab=calendar&month=${month}${of}`, label: monthView, chosen: shown === 'month' },
          { to: `?tab=grid&year=${month.slice(0, 4)}${of}`, label: yearGrid, chosen: shown === 'year' },
        ]}
      />
    </div>
  )
}
