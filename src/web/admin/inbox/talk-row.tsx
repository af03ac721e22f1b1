import type { ReactNode } from 'react'
import * as words from '#words/en/office-inbox.ts'
import { Link } from '../../ui/link.tsx'

type Props = {
  to: string
  name: string
  /** Beside the name, and at the end of its line. */
  tag?: ReactNode
  when: string
  text: ReactNode
  about: ReactNode
  waits: boolean
  /** The person who looks at the list has not read its last message. */
  unread?: boolean
  current: boolean
}

/** A conversation in three short lines. */
export const TalkRow = ({ to, name, tag, when, text, about, waits, unread = false, current }: Props) => (
  <li data-row>
    <Link
      to={to}
      className="talk"
      data-waits={waits || undefined}
      data-unread={unread || undefined}
      aria-current={current ? 'true' : undefined}
    >
      <span className="talk-name">
        <span>{name}</span> {tag}
      </span>{' '}
      <span className="talk-when">{when}</span> <span className="talk-text">{text}</span> <span className="talk-about">{about}</span>{' '}
      {waits && <span className="sr-only">{words.waits} </span>}
      {unread && <span className="sr-only">{words.unread}</span>}
    </Link>
  </li>
)
