import { Form } from 'react-router'
import type { OwnStay } from '#contract/guest-stays.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/stay.ts'
import { Intent } from '../forms/intent.tsx'
import { PaperList } from '../papers/paper-list.tsx'
import { Fold } from '../ui/fold.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { Panel } from './panel.tsx'

/** The papers of the stay, the newest first, and a pro-forma for what is due. */
export function Papers({ stay: { papers, transfer } }: { stay: OwnStay }) {
  const newest = papers.toReversed()
  const replaced = newest.filter(({ correctedBy }) => correctedBy !== null)
  return (
    <Panel title={words.papers} id="papers">
      {papers.length === 0 && <p className="text-ink-soft">{words.noPapers}</p>}
      <PaperList papers={newest.filter(({ correctedBy }) => correctedBy === null)} />
      {replaced.length > 0 && (
        <Fold title={words.replacedPapers(replaced.length)}>
          <PaperList papers={replaced} />
        </Fold>
      )}
      {transfer && (
        <Form method="post" preventScrollReset className="no-print mt-4">
          <Intent is="proforma" />
          <p className="mb-3 text-sm">{words.proformaMeans(formatEurosBriefly(transfer.amount), formatDay(transfer.dueOn))}</p>
          <SubmitButton acting={words.making} of="proforma" small>
            {words.makeProforma}
          </SubmitButton>
        </Form>
      )}
    </Panel>
  )
}
