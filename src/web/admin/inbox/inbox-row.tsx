import { href } from 'react-router'
import type { InboxItem } from '#contract/inbox.ts'
import { getPriority } from '#domain/support/reasons.ts'
import * as words from '#words/en/office-inbox.ts'
import * as supportWords from '#words/en/office-support.ts'
import { starsOf } from '#words/en/reviews.ts'
import { reasonLabels } from '#words/en/support.ts'
import { statusNames } from '../support/ticket.ts'
import { formatWhen, inBrief, inBriefUntil } from './format-when.ts'
import { TalkRow } from './talk-row.tsx'

/** Where the conversation is. `query`: of the list, which stays beside it. */
function toTalk({ kind, id }: InboxItem, query: URLSearchParams): string {
  if (kind === 'complaint') return `${href('/admin/dashboard/complaints')}?complaint=${id}`
  if (kind === 'review') return `${href('/admin/dashboard/reviews')}?review=${id}`
  const asked = new URLSearchParams(query)
  asked.set(kind === 'ticket' ? 'ticket' : 'thread', String(id))
  return `${href('/admin/dashboard/support')}?${asked}`
}

type Props = { item: InboxItem; query: URLSearchParams; today: string; current: boolean }

export function InboxRow({ item, query, today, current }: Props) {
  const { name, text, own, at, waits, unread, stars, status } = item
  return (
    <TalkRow
      to={toTalk(item, query)}
      name={name || supportWords.erased}
      tag={status === 'in_progress' && <span className="tag">{statusNames[status]}</span>}
      when={formatWhen(at, today)}
      text={
        <>
          {stars !== null && (
            <>
              <span aria-hidden="true">{'★'.repeat(stars)} </span>
              <span className="sr-only">{starsOf(stars)} </span>
            </>
          )}
          {own ? words.writtenByYou(text) : text}
        </>
      }
      about={<About item={item} today={today} />}
      waits={waits}
      unread={unread}
      current={current}
    />
  )
}

/** What it is about, beginning with what makes it urgent. */
function About({ item, today }: Pick<Props, 'item' | 'today'>) {
  const { kind, reason, late, answerBy, remindOn, villa, checkIn, checkOut, assignedTo } = item
  const due = answerBy && (late ? words.answerWasDue : words.answerDue)(inBrief(answerBy, today))
  const parts = [
    reason ? reasonLabels[reason] : words.kinds[kind],
    due,
    assignedTo && words.answers(assignedTo),
    villa && [villa, checkIn && checkOut && inBriefUntil(checkIn, checkOut, today)].filter(Boolean).join(', '),
  ]
  return (
    <>
      {late && <span className="tag tag-high">{words.late}</span>}{' '}
      {!late && reason && getPriority(reason) === 'HIGH' && <span className="tag tag-high">{supportWords.priorities.HIGH}</span>}{' '}
      {answerBy && reason && <span className="tag">{supportWords.complaint}</span>}{' '}
      {remindOn && <span className="tag tag-wait">{words.reminder}</span>} {parts.filter(Boolean).join(' · ')}
    </>
  )
}
