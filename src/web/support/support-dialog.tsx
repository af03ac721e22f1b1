import { useEffect } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import { reasonLabels, supportReasons } from '#domain/support/reasons.ts'
import type { FormAnswer } from '../forms/form-answer.ts'
import { Intent } from '../forms/intent.tsx'
import type { FormValues } from '../forms/read-form.server.ts'
import { useReading } from '../forms/use-reading.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Field, Select, TextArea } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'

const CLOSES_AFTER_MS = 3_000
const FIELDS = ['orderId', 'reason', 'message']

export type SupportAnswer = FormAnswer & { sent?: boolean }

type Props = { orderId: string | null; answer: SupportAnswer | undefined }

/** Opened by URL, so that it works without scripts. `orderId`: the payment the question is about. */
export function SupportDialog({ orderId, answer }: Props) {
  const navigate = useNavigate()
  const close = () => navigate('/reservations', { replace: true, preventScrollReset: true })
  const sent = answer?.sent === true
  useEffect(() => {
    if (!sent) return
    const timer = setTimeout(() => navigate('/reservations', { replace: true, preventScrollReset: true }), CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [sent, navigate])

  return (
    <Dialog open={orderId !== null} close={close} title="Contact Support">
      {sent ? (
        <Notice tone="good" title="Request Sent Successfully!" announced>
          We answer within 24 hours.
        </Notice>
      ) : (
        <RequestForm orderId={orderId ?? ''} answer={answer} />
      )}
    </Dialog>
  )
}

function RequestForm({ orderId, answer }: { orderId: string; answer: SupportAnswer | undefined }) {
  const busy = useNavigation().state === 'submitting'
  const hydrated = useHydrated()
  const typed: FormValues = { orderId, ...answer?.typed }
  const [complete, completeness] = useReading((form: HTMLFormElement) => {
    const written = new FormData(form)
    return FIELDS.every((name) => String(written.get(name) ?? '').trim() !== '')
  }, false)
  return (
    <Form method="post" noValidate preventScrollReset className="space-y-5" {...completeness}>
      <Intent is="ask" />
      {answer?.failure && (
        <Notice tone="bad" title={answer.failure} announced>
          Nothing you wrote is lost.
        </Notice>
      )}
      <Field label="Order id" name="orderId" defaultValue={typed.orderId} error={answer?.errors?.orderId} />
      <Select label="Reason" name="reason" defaultValue={typed.reason ?? ''} error={answer?.errors?.reason}>
        <option value="">Please choose</option>
        {supportReasons.map((reason) => (
          <option key={reason} value={reason}>
            {reasonLabels[reason]}
          </option>
        ))}
      </Select>
      <TextArea label="Message" name="message" maxLength={5000} defaultValue={typed.message} error={answer?.errors?.message} />
      <button type="submit" disabled={busy || (hydrated && !complete && !answer)} className="button button-act w-full">
        {busy ? 'Sending …' : 'Send request'}
      </button>
    </Form>
  )
}
