import { Link } from 'react-router'
import { Notice } from '../ui/notice.tsx'
import type { PayAnswer } from './pay.server.ts'

/** Why the bank's page was not opened, and what to do. */
export function RefusalNotice({ answer, datesPage }: { answer: PayAnswer; datesPage: string }) {
  if (!answer.refusal) return null
  return (
    <Notice tone={answer.retryOf ? 'caution' : 'bad'} title={answer.refusal} announced>
      <p>
        {answer.retryOf ? 'If you start again, the first try ends here. Nothing is charged twice.' : 'Nothing has been booked or charged.'}
      </p>
      {answer.otherDates && (
        <Link to={datesPage} className="link link-alone">
          Choose other dates
        </Link>
      )}
    </Notice>
  )
}
