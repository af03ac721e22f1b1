import type { TicketAuthor } from '#domain/support/reasons.ts'
import { formatMoment } from '../admin/format-moment.ts'

type Message = { id: number; author: TicketAuthor; message: string; writtenAt: string }

/** A conversation between guest and owners, oldest message first. */
export const Messages = ({ messages, names }: { messages: readonly Message[]; names: Record<TicketAuthor, string> }) => (
  <ol className="space-y-3">
    {messages.map(({ id, author, message, writtenAt }) => (
      <li
        key={id}
        className={`rounded-soft border-l-4 px-4 py-2 ${author === 'owner' ? 'border-aegean bg-aegean-mist' : 'border-sand-line bg-chalk'}`}
      >
        <p className="text-ink-soft text-sm">
          <span className="font-semibold">{names[author]}</span>, <time dateTime={writtenAt}>{formatMoment(writtenAt)}</time>
        </p>
        <p className="whitespace-pre-line">{message}</p>
      </li>
    ))}
  </ol>
)
