import type { Complaint } from '#contract/complaints.ts'
import { nextStep } from '#domain/support/complaints.ts'
import * as inboxWords from '#words/en/office-inbox.ts'
import * as words from '#words/en/office-support.ts'
import { inBrief } from '../inbox/format-when.ts'
import { TalkRow } from '../inbox/talk-row.tsx'

type Props = { complaint: Complaint; to: string; today: string; current: boolean }

export function ComplaintRow({ complaint, to, today, current }: Props) {
  const { number, guestName, content, receivedOn, state } = complaint
  const next = nextStep(complaint)
  const due = next && (state === 'late' ? inboxWords.answerWasDue : words.dueBy[next.step])(inBrief(next.by, today))
  return (
    <TalkRow
      to={to}
      name={guestName}
      when={inBrief(receivedOn, today)}
      text={content}
      about={
        <>
          <span className={state === 'late' ? 'tag tag-high' : 'tag'}>{words.complaintStates[state]}</span>{' '}
          {[number, due].filter(Boolean).join(' · ')}
        </>
      }
      waits={state === 'open' || state === 'late'}
      current={current}
    />
  )
}
