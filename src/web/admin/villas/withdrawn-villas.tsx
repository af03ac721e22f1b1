import { Form } from 'react-router'
import type { WithdrawnVilla } from '#contract/villas.ts'
import * as words from '#words/en/office-villas.ts'
import { Intent } from '../../forms/intent.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { formatMoment } from '../format-moment.ts'

/** Villas removed from the site; they are stored because bookings refer to them. */
export function WithdrawnVillas({ villas, refusal }: { villas: WithdrawnVilla[]; refusal: string | undefined }) {
  if (villas.length === 0) return null
  return (
    <section aria-labelledby="withdrawn" className="mt-14">
      <h2 id="withdrawn" className="text-xl">
        {words.withdrawnVillas}
      </h2>
      <p className="mt-1 text-ink-soft text-sm">{words.neitherShownNorSold}</p>
      {refusal && (
        <div className="mt-4 max-w-3xl">
          <Notice tone="bad" title={refusal} announced />
        </div>
      )}
      <ul className="mt-4 max-w-3xl border-sand-line border-t">
        {villas.map(({ id, name, withdrawnAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-sand-line border-b py-3">
            <p className="min-w-0">
              {name}
              <span className="block text-ink-soft text-sm">{words.withdrawn(formatMoment(withdrawnAt))}</span>
            </p>
            <Form method="post" replace preventScrollReset>
              <Intent is="bring back" />
              <input type="hidden" name="id" value={id} />
              <SubmitButton acting={words.oneMoment} small>
                {words.bringBack}
                <span className="sr-only"> {name}</span>
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
