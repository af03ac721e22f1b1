import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Notice } from '../ui/notice.tsx'
import type { PayAnswer } from './pay.server.ts'

type Props = { answer: PayAnswer; datesPage: string /** What happens to the first attempt on a retry. */; ifRetried: string }

/** Why the bank's page was not opened, and what to do. Receives the focus. */
export function RefusalNotice({ answer, datesPage, ifRetried }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer.refusal) place.current?.focus()
  }, [answer])
  if (!answer.refusal) return null
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-28 outline-none">
      <Notice tone={answer.retryOf ? 'caution' : 'bad'} title={answer.refusal} announced>
        <p>{answer.retryOf ? ifRetried : 'Nothing has been booked or charged.'}</p>
        {answer.otherDates && (
          <Link to={datesPage} className="link link-alone">
            Choose other dates
          </Link>
        )}
      </Notice>
    </div>
  )
}
