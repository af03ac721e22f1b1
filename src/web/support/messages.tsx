import type { ReactNode } from 'react'
import type { MailParts as Parts } from '#contract/threads.ts'
import type { MessageAuthor } from '#domain/threads/thread.ts'
import * as words from '#words/en/support.ts'
import { formatGreekMoment } from '#words/localized/greek-time.ts'
import { MailParts } from './mail-parts.tsx'

type Message<Author> = { id: number; author: Author; message: string; writtenAt: string; mail: Parts | null; beforeBooking: boolean }

type Props<Author extends MessageAuthor, One extends Message<Author>> = {
  messages: readonly One[]
  names: Record<Author, string>
  pictureAt: (id: number) => string
  /** What else stands below a message that came by mail. */
  ofMail?: (message: One) => ReactNode
}

/** A conversation between guest and owners, oldest message first. One from another address than the guest's has no name. */
export const Messages = <Author extends MessageAuthor, One extends Message<Author>>({
  messages,
  names,
  pictureAt,
  ofMail,
}: Props<Author, One>) => (
  <ol className="space-y-3" hidden={messages.length === 0}>
    {messages.map((one) => (
      <li
        key={one.id}
        className={`rounded-soft border-l-4 px-4 py-2 ${one.author !== 'guest' ? 'border-aegean bg-aegean-mist' : 'border-sand-line bg-chalk'}`}
      >
        <p className="text-ink-soft text-sm">
          <span className="font-semibold">{one.mail?.strange ? words.fromAnotherAddress : names[one.author]}</span>
          {one.mail && ` (${words.byMail})`}
          {one.beforeBooking && `, ${words.beforeBooking}`}, <time dateTime={one.writtenAt}>{formatGreekMoment(one.writtenAt)}</time>
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{one.message}</p>
        {one.mail && <MailParts mail={one.mail} pictureAt={pictureAt} />}
        {one.mail && ofMail?.(one)}
      </li>
    ))}
  </ol>
)
