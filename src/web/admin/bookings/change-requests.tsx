import { Form } from 'react-router'
import type { AnswerOf } from '#contract/call.ts'
import type { guestStayCalls } from '#contract/guest-stays.ts'
import { forRoles } from '#domain/accounts/roles.ts'
import { formatDay } from '#words/en/days.ts'
import * as words from '#words/en/office-stay.ts'
import { Intent } from '../../forms/intent.tsx'
import { Button } from '../../ui/button.tsx'
import { useMay } from '../use-may.ts'

type Requests = AnswerOf<typeof guestStayCalls.changeRequests>['requests']

/** The guest's wishes that wait for the owners. */
export function ChangeRequests({ requests }: { requests: Requests }) {
  const may = useMay()
  return (
    <>
      {requests.map(({ id, villa, checkIn, checkOut }) => (
        <section key={id} aria-labelledby={`request-${id}`} className="part mb-6">
          <h2 id={`request-${id}`} className="text-xl">
            {words.theGuestAsks}
          </h2>
          <p className="my-3">{words.wantedStay(villa, formatDay(checkIn), formatDay(checkOut))}</p>
          <p className="mb-4 text-ink-soft text-sm">{words.whatAgreeingMeans}</p>
          {may(forRoles.management) && (
            <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
              <Intent is="decide" />
              <input type="hidden" name="requestId" value={id} />
              <Button name="agree" value="1" look="act" small>
                {words.agree}
              </Button>
              <Button name="agree" value="0" small>
                {words.refuse}
              </Button>
            </Form>
          )}
        </section>
      ))}
    </>
  )
}
