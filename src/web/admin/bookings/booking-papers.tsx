import { Form } from 'react-router'
import type { AnswerOf } from '#contract/call.ts'
import type { paperCalls } from '#contract/papers.ts'
import { forRoles } from '#domain/accounts/roles.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-books.ts'
import { Intent } from '../../forms/intent.tsx'
import { PaperList } from '../../papers/paper-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useMay } from '../use-may.ts'

/** The papers of a booking; null if they could not be read. */
export function BookingPapers({ of }: { of: AnswerOf<typeof paperCalls.ofBooking> | null }) {
  const may = useMay()
  return (
    <section aria-labelledby="papers" className="side-part">
      <div className="side-head">
        <h2 id="papers">{words.papers}</h2>
      </div>
      {of ? (
        <div>
          {of.papers.length === 0 && <p className="text-ink-soft">{words.noneOfBooking}</p>}
          <PaperList papers={of.papers} />
          {may(forRoles.desk) && (
            <Form method="post" preventScrollReset className="mt-4">
              <Intent is="proforma" />
              <p className="mb-3 text-ink-soft text-sm">
                {of.transfer ? words.proformaFor(formatEuros(of.transfer.amount), formatDay(of.transfer.dueOn)) : words.proformaNeeds}
              </p>
              <SubmitButton acting={words.making} of="proforma" small>
                {words.makeProforma}
              </SubmitButton>
            </Form>
          )}
        </div>
      ) : (
        <Notice tone="bad">{words.documentsNotLoaded}</Notice>
      )}
    </section>
  )
}
