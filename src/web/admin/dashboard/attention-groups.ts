import type { Attention } from '#contract/dashboard.ts'
import { groupBy } from '#domain/group-by.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-dashboard.ts'
import { dueOn, overdueSince } from '#words/en/office-timeline.ts'
import { type AttentionKind, attentionKinds } from './attention-kinds.ts'
import type { ComingDays } from './board.ts'
import { toSettlement } from './to-settlement.ts'

export type AttentionRow = Pick<Attention, 'late' | 'text' | 'at' | 'bookingId'> & {
  key: string
  kind: AttentionKind
  /** Id of what can be settled by hand. */
  settlement: string | null
  releases: boolean
}

type Rows = [AttentionRow, ...AttentionRow[]]

/** Several items of a kind are one line. */
export type AttentionGroup = { kind: AttentionKind; late: boolean; title: string; count: number; rows: Rows }

/** What needs attention by its kind, and what is due in the coming days: first what is late, then in the order of the server. */
export function groupAttention(attention: Attention[] | null, due: ComingDays['due']): AttentionGroup[] {
  const rows = [...(attention ?? []).map(toRow), ...due.flatMap((one) => toDueRow(one, attention !== null))]
  const groups = groupBy(rows, ({ kind, late }) => `${kind} ${late}`)
  const shown = [...groups.values()].flatMap(([first, ...others]) => (first ? [toGroup([first, ...others])] : []))
  return shown.toSorted((a, b) => Number(b.late) - Number(a.late))
}

function toRow(item: Attention): AttentionRow {
  const { kind, late, text, at, bookingId, jobHoldId } = item
  const settled = toSettlement(item)
  const settlement = kind === 'overdue_instalment' ? null : settled
  return { key: `${settled} ${bookingId} ${text}`, kind, late, text, at, bookingId, settlement, releases: jobHoldId !== null }
}

/** Who may not see the list of the house sees overdue instalments among those that are due; for others they are items of their own. */
function toDueRow(
  { bookingId, guestName, villa, amount, dueOn: day, overdue }: ComingDays['due'][number],
  listed: boolean,
): AttentionRow[] {
  if (overdue && listed) return []
  const when = overdue ? overdueSince(formatDay(day)) : dueOn(formatDay(day))
  const text = `${guestName}, ${villa}: ${formatEuros(amount)} ${when}`
  const kind = overdue ? 'overdue_instalment' : 'due_instalment'
  return [{ key: `${bookingId} ${day}`, kind, late: overdue, text, at: null, bookingId, settlement: null, releases: false }]
}

function toGroup(rows: Rows): AttentionGroup {
  const [{ kind, late }] = rows
  const count = rows.length
  const { label } = attentionKinds[kind]
  const several: Partial<Record<AttentionKind, (count: number) => string>> = words.several
  const title = count === 1 ? label : (several[kind]?.(count) ?? words.labelAndCount(label, count))
  return { kind, late, title, count, rows }
}
