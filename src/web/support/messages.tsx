import type { MessageAuthor } from '#domain/threads/thread.ts'
import { formatGreekMoment } from '#words/localized/greek-time.ts'

type Message<Author> = { id: number; author: Author; message: string; writtenAt: string }

type Props<Author extends MessageAuthor> = { messages: readonly Message<Author>[]; names: Record<Author, string> }

/** A conversation between guest and owners, oldest message first. */
export const Messages = <Author extends MessageAuthor>({ messages, names }: Props<Author>) => (
  <ol className="space-y-3">
    {messages.map(({ id, author, message, writtenAt }) => (
      <li
        key={id}
        className={`rounded-soft border-l-4 px-4 py-2 ${author !== 'guest' ? 'border-aegean bg-aegean-mist' : 'border-sand-line bg-chalk'}`}
      >
        <p className="text-ink-soft text-sm">
          <span className="font-semibold">{names[author]}</span>, <time dateTime={writtenAt}>{formatGreekMoment(writtenAt)}</time>
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{message}</p>
      </li>
    ))}
  </ol>
)
