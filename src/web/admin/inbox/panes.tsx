import type { ReactNode } from 'react'
import { formatNumber } from '#words/en/numbers.ts'
import * as words from '#words/en/office-inbox.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'

/** `open`: a conversation was chosen, which is then the whole page of a phone. `list`: the page's head and its conversations. */
type Props = { open: boolean; list: ReactNode; children: ReactNode }

/** Conversations, and beside them one of them with what is known of it. On phones first the list, then the conversation. */
export const Panes = ({ open, list, children }: Props) => (
  <div className="inbox" data-open={open || undefined}>
    <div className="inbox-list">{list}</div>
    {children}
  </div>
)

/** Head of a conversation. `back`: address of the list, on phones. `id`: of the heading, and of the line below with `-line`. */
export function TalkHead({
  id,
  name,
  line,
  back,
  children,
}: {
  id: string
  name: string
  line: ReactNode
  back: string
  children?: ReactNode
}) {
  return (
    <header className="talk-head">
      <Link to={back} className="talk-back" aria-label={words.backToList}>
        <Icon shape={icons.previous} className="size-5" />
      </Link>
      <div className="min-w-0 flex-1">
        <h2 id={id}>{name}</h2>
        <p id={`${id}-line`}>{line}</p>
      </div>
      {children}
    </header>
  )
}

/** What stands where a conversation would. */
export const NoTalk = ({ children }: { children?: ReactNode }) => <div className="talk-none">{children}</div>

/** `counts`: what the figure is called, for those who hear it. */
type Filter = { to: string; label: string; current: boolean; count?: number; counts?: string }

export const Filters = ({ name, filters }: { name: string; filters: readonly Filter[] }) => (
  <nav aria-label={name} className="inbox-chips">
    {filters.map(({ to, label, current, count, counts }) => (
      <Link key={to} to={to} preventScrollReset aria-current={current ? 'page' : undefined} className="chip">
        <span>{label}</span> {counts && <span className="sr-only">{counts} </span>}
        {count !== undefined && <span className="chip-count">{formatNumber(count)}</span>}
      </Link>
    ))}
  </nav>
)

/** What a person reads once. */
export const HowItWorks = ({ children }: { children: string }) => (
  <details className="inbox-how">
    <summary>{words.howItWorks}</summary>
    <p>{children}</p>
  </details>
)
