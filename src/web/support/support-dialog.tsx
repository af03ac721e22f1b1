import { useEffect } from 'react'
import { Form, href, useNavigate } from 'react-router'
import type { ComplaintReceipt } from '#contract/support.ts'
import { supportReasons } from '#domain/support/reasons.ts'
import * as words from '#words/en/support.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import type { FormResult, FormValues } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { useReading } from '../forms/use-reading.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Field, Select, TextArea } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { ComplaintBox } from './complaint-box.tsx'
import { receiptWords } from './complaint-notes.tsx'

const CLOSES_AFTER_MS = 3_000
const FIELDS = ['orderId', 'reason', 'message']

/** The receipt of a complaint. */
export type SupportMore = { complaint?: ComplaintReceipt }

type Props = {
  orderId: string | null
  /** What was typed before the session ended. */
  unsent: FormValues
  result: FormResult<SupportMore> | undefined
}

/** Opened by URL, so that it works without scripts. `orderId`: the payment the question is about. Stays open with the number of a complaint. */
export function SupportDialog({ orderId, unsent, result }: Props) {
  const navigate = useNavigate()
  const close = () => navigate(href('/reservations'), { replace: true, preventScrollReset: true })
  const sent = result?.saved === true
  const receipt = result?.complaint && receiptWords(result.complaint)
  const closing = sent && !receipt
  useEffect(() => {
    if (!closing) return
    const timer = setTimeout(() => navigate(href('/reservations'), { replace: true, preventScrollReset: true }), CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [closing, navigate])

  return (
    <Dialog open={orderId !== null} close={close} title={words.contactSupport}>
      {sent ? (
        <Notice tone="good" title={receipt?.title ?? words.requestSentSuccessfully} announced>
          {receipt?.text ?? words.weAnswerWithin24Hours}
        </Notice>
      ) : (
        <RequestForm orderId={orderId ?? ''} unsent={unsent} result={result} />
      )}
    </Dialog>
  )
}

function RequestForm({ orderId, unsent, result }: Props & { orderId: string }) {
  const hydrated = useHydrated()
  const typed: FormValues = { orderId, ...unsent, ...result?.typed }
  const [complete, completeness] = useReading((form: HTMLFormElement) => {
    const fields = new FormData(form)
    return FIELDS.every((name) => String(fields.get(name) ?? '').trim() !== '')
  }, false)
  return (
    <Form method="post" noValidate preventScrollReset className="space-y-5" {...completeness}>
      <Intent is="ask" />
      <FormFailure result={result} />
      <Field label={words.orderId} name="orderId" defaultValue={typed.orderId} error={result?.errors?.orderId} />
      <Select label={words.reason} name="reason" defaultValue={typed.reason ?? ''} error={result?.errors?.reason}>
        <option value="">{words.pleaseChoose}</option>
        {supportReasons.map((reason) => (
          <option key={reason} value={reason}>
            {words.reasonLabels[reason]}
          </option>
        ))}
      </Select>
      <TextArea label={words.message} name="message" maxLength={5000} defaultValue={typed.message} error={result?.errors?.message} />
      <ComplaintBox typed={typed.kind} />
      <SubmitButton disabled={hydrated && !complete && !result} acting={words.sending} look="act" wide>
        {words.sendRequest}
      </SubmitButton>
    </Form>
  )
}
