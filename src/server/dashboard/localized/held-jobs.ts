import { asc, isNull } from 'drizzle-orm'
import type { Attention } from '#contract/dashboard.ts'
import * as words from '#words/en/office-attention.ts'
import type { Db } from '../../db/client.ts'
import { jobHolds } from '../../db/schema.ts'
import type { HoldRow } from '../../safeguards/holds.ts'
import type { DeletedKind } from '../../safeguards/usual-amounts.ts'
import { attentionItem } from '../attention-item.ts'
import { formatUtc } from '../format-utc.ts'

/** What jobs hold back because it cannot be undone. */
export async function heldJobs(db: Db): Promise<Attention[]> {
  const open = await db.select().from(jobHolds).where(isNull(jobHolds.endedAt)).orderBy(asc(jobHolds.id))
  return open.flatMap(({ releasedAt, ...hold }) => (releasedAt ? [] : [hold.expectedAt ? doubtfulClock(hold) : heldDeletion(hold)]))
}

type Held = Omit<HoldRow, 'releasedAt'>

function doubtfulClock({ id, at, expectedAt, evidence }: Held): Attention {
  const times = { clock: formatUtc(at), expected: formatUtc(expectedAt ?? at) }
  const text = words.doubtfulClock[evidence ?? 'last_run'](times)
  // What another clock contradicts has to be set right.
  return attentionItem('doubtful_clock', text, { at: at.toISOString(), jobHoldId: evidence === 'last_run' ? id : null })
}

const heldDeletion = ({ id, what, at, amount, most }: Held): Attention =>
  attentionItem('held_deletion', words.heldDeletion(words.deletedKinds[what as DeletedKind] ?? what, amount ?? 0, most ?? 0), {
    at: at.toISOString(),
    jobHoldId: id,
  })
