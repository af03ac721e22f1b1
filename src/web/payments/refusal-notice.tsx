import { useEffect, useRef } from 'react'
import * as words from '#words/en/payment.ts'
import { shareOf } from '#words/en/two-villas.ts'
import type { FormResult } from '../forms/form-result.ts'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import type { PayMore } from './pay.server.ts'

type Props = {
  result: FormResult<PayMore>
  datesPage: string
  /** What happens to the first attempt on a retry. */
  ifRetried: string
  /** The villa that the refusal is about, where there are two. */
  villa?: string | undefined
}

/** Why the bank's page was not opened, and what to do. Receives the focus. */
export function RefusalNotice({ result, datesPage, ifRetried, villa }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (result.failure) place.current?.focus()
  }, [result])
  if (!result.failure) return null
  const says = result.failure.text ?? result.failure.title
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-28 outline-none">
      <Notice tone={result.retryOf ? 'caution' : 'bad'} title={villa ? shareOf(villa, says) : says} announced>
        {result.retryOf ? <p>{ifRetried}</p> : result.nothingDone && <p>{words.nothingHasBeenBooked}</p>}
        {result.otherDates && (
          <Link to={datesPage} className="link link-alone">
            {words.chooseOtherDates}
          </Link>
        )}
      </Notice>
    </div>
  )
}
