import type { Attention } from '#contract/dashboard.ts'
import { addDays, writtenDay } from '#domain/calendar-day.ts'
import * as words from '#words/unsold-nights.en.ts'
import type { Deps } from '../deps.ts'
import { readUnsoldNights } from '../stay-rules/unsold-nights.ts'
import { attentionItem, MOST_OF_A_KIND } from './attention-item.ts'

/** Coming nights that the owners' rules sell to nobody. */
export async function unsoldByRules(deps: Deps): Promise<Attention[]> {
  const found = await readUnsoldNights(deps)
  return found.slice(0, MOST_OF_A_KIND).map(({ checkIn, checkOut, ...nights }) => {
    const days = { from: writtenDay(checkIn), until: writtenDay(addDays(checkOut, -1)) }
    return attentionItem('unsold_nights', words.nothingSold({ ...days, ...nights }))
  })
}
