import type { Complaint } from '#contract/complaints.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { complaintDecisions } from '#domain/support/complaints.ts'
import * as words from '#words/en/office-support.ts'
import { decisionLabels } from '#words/en/support.ts'
import { ContactAsked } from '../../forms/contact-asked.tsx'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { FoldedForm } from '../folded-form.tsx'

type Props = { complaint: Complaint; result: FormResult | undefined }

const Which = ({ complaint: { id, version } }: { complaint: Complaint }) => (
  <>
    <input type="hidden" name="complaintId" value={id} />
    <input type="hidden" name="version" value={version} />
  </>
)

export function AnswerForm({ complaint, result }: Props) {
  const form = `answer-${complaint.id}`
  const own = resultFor(form, result)
  return (
    <FoldedForm is="answer" form={form} title={words.answerIt} of={words.ofComplaint(complaint.number)} result={own}>
      <Which complaint={complaint} />
      <Select
        label={words.decision}
        id={`decision-${complaint.id}`}
        name="decision"
        defaultValue={own?.typed?.decision ?? ''}
        error={own?.errors?.decision}
      >
        <option value="">{words.pleaseChoose}</option>
        {complaintDecisions.map((decision) => (
          <option key={decision} value={decision}>
            {decisionLabels[decision]}
          </option>
        ))}
      </Select>
      <TextArea
        label={words.answerToComplaint}
        id={form}
        name="answer"
        maxLength={5000}
        defaultValue={own?.typed?.answer}
        error={own?.errors?.answer}
        hint={words.answerToComplaintIsMailed}
      />
      <SubmitButton acting={words.sending} of={form} small>
        {words.sendDecision}
        <span className="sr-only"> {words.ofComplaint(complaint.number)}</span>
      </SubmitButton>
    </FoldedForm>
  )
}

export function UpdateForm({ complaint, result }: Props) {
  const { id, number, solvedOn, remarks, decision } = complaint
  const form = `update-${id}`
  const own = resultFor(form, result)
  return (
    <FoldedForm
      is="update"
      form={form}
      title={decision ? words.solvedAndRemarks : words.remarks}
      of={words.ofComplaint(number)}
      result={own}
    >
      <Which complaint={complaint} />
      {decision && (
        <Field
          label={words.solvedOn}
          id={`solved-${id}`}
          name="solvedOn"
          type="date"
          required={false}
          defaultValue={own?.typed?.solvedOn ?? solvedOn ?? ''}
          error={own?.errors?.solvedOn}
        />
      )}
      <TextArea
        label={words.remarks}
        id={`remarks-${id}`}
        name="remarks"
        rows={2}
        required={false}
        maxLength={5000}
        defaultValue={own?.typed?.remarks ?? remarks}
        error={own?.errors?.remarks}
        hint={words.onlyYou}
      />
      <SubmitButton acting={words.saving} of={form} small>
        {words.save}
        <span className="sr-only"> {words.ofComplaint(number)}</span>
      </SubmitButton>
    </FoldedForm>
  )
}

export function RecordForm({ today, result }: { today: CalendarDay; result: FormResult | undefined }) {
  const own = resultFor('record', result)
  const typed = own?.typed
  return (
    <FoldedForm is="record" form="record" title={words.record} result={own}>
      <ContactAsked result={own} />
      <p className="text-ink-soft text-sm">{words.recordMeans}</p>
      <Field label={words.guestName} name="guestName" maxLength={100} defaultValue={typed?.guestName} error={own?.errors?.guestName} />
      <Field label={words.guestEmail} name="email" type="email" required={false} defaultValue={typed?.email} error={own?.errors?.email} />
      <Field
        label={words.bookingNumber}
        name="bookingNumber"
        required={false}
        maxLength={12}
        defaultValue={typed?.bookingNumber}
        error={own?.errors?.bookingNumber}
      />
      <TextArea
        label={words.content}
        id="complaint-content"
        name="content"
        maxLength={5000}
        defaultValue={typed?.content}
        error={own?.errors?.content}
      />
      <Field
        label={words.receivedOn}
        name="receivedOn"
        type="date"
        max={today}
        defaultValue={typed?.receivedOn ?? today}
        error={own?.errors?.receivedOn}
      />
      <SubmitButton acting={words.saving} of="record" small>
        {words.enter}
      </SubmitButton>
    </FoldedForm>
  )
}
