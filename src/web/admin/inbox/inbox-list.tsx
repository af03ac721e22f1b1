import type { InboxItem } from '#contract/inbox.ts'
import { beginsWithWaiting, type InboxView } from '#domain/support/inbox.ts'
import * as words from '#words/en/office-inbox.ts'
import type { Conversation } from '../support/ticket.ts'
import { InboxRow } from './inbox-row.tsx'

type Props = { items: InboxItem[]; show: InboxView; query: URLSearchParams; today: string; talk: Conversation | null }

const isOpen = ({ kind, id }: InboxItem, talk: Conversation | null): boolean =>
  kind === 'ticket' ? id === talk?.ticketId : (kind === 'stay' || kind === 'question') && id === talk?.threadId

/** Conversations, one below the other; below what waits for an answer a line says where the others begin. */
export function InboxList({ items, show, query, today, talk }: Props) {
  const waitingFirst = beginsWithWaiting(show)
  const waiting = waitingFirst ? items.filter(({ waits }) => waits) : items
  const others = waitingFirst ? items.filter(({ waits }) => !waits) : []
  const list = (rows: InboxItem[]) => (
    <ul className="talks">
      {rows.map((item) => (
        <InboxRow key={`${item.kind} ${item.id}`} item={item} query={query} today={today} current={isOpen(item, talk)} />
      ))}
    </ul>
  )
  return (
    <>
      {waiting.length > 0 && list(waiting)}
      {others.length > 0 && (
        <>
          {waiting.length === 0 && show === 'answer' && !query.has('page') && !query.has('search') && (
            <p className="inbox-done">{words.allAnswered}</p>
          )}
          <h2 className="inbox-others">{words.otherConversations}</h2>
          {list(others)}
        </>
      )}
    </>
  )
}
