import { useState } from 'react'
import { href } from 'react-router'
import * as counts from '#words/en/counts.ts'
import * as words from '#words/en/office-timeline.ts'
import { price } from '#words/en/office-year.ts'
import type { FormResult } from '../../forms/form-result.ts'
import type { NightsChange as Read } from '../../routes/admin/nights-change.ts'
import { DecimalField } from '../../ui/decimal-field.tsx'
import { NightsPreview } from '../pricing/grid/nights-preview.tsx'
import { useFetched } from '../use-fetched.ts'
import styles from './nights-change.css?url'
import type { Chosen } from './use-night-choice.ts'

type Props = {
  chosen: Chosen
  villa: string
  /** A rule for stays of so many nights; else a price. */
  nights: number | null
  result: FormResult | undefined
}

/** Another price for chosen nights, or a rule that allows them: the preview of the year's grid, in place. Loaded at the first change. */
export default function NightsChange({ chosen, villa, nights, result }: Props) {
  const [rate, setRate] = useState('')
  const { villaId, from, until } = chosen
  const asked = new URLSearchParams({ villaId: String(villaId), from, until, ...(nights === null ? { rate } : { nights: String(nights) }) })
  const wanted = nights !== null || rate.trim() !== ''
  const read = useFetched<Read>(wanted ? `${href('/admin/dashboard/bookings/nights')}?${asked}` : null)
  return (
    <div className="nights-change">
      <link rel="stylesheet" href={styles} precedence="office" />
      <h2 className="sr-only">{nights === null ? words.setPrice : words.allow(counts.nights(nights))}</h2>
      {nights === null && (
        <DecimalField
          label={price}
          id="nights-rate"
          name="nightsRate"
          value={rate}
          onChange={({ currentTarget }) => setRate(currentTarget.value)}
          autoFocus
        />
      )}
      <div role="status">
        {wanted && read.state === 'coming' && <p className="text-ink-soft text-sm">{words.priceComing}</p>}
        {wanted && read.state === 'failed' && <p className="text-brick text-sm">{words.priceNotRead}</p>}
        {wanted && read.state === 'here' && read.answer.problem !== null && <p className="text-brick text-sm">{read.answer.problem}</p>}
      </div>
      {wanted && read.state === 'here' && read.answer.preview && (
        <NightsPreview
          preview={read.answer.preview}
          sent={read.answer.sent}
          villas={[{ id: villaId, name: villa }]}
          result={result && { ...result, problems: [] }}
        />
      )}
    </div>
  )
}
