import { eq } from 'drizzle-orm'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { lastOfMonth, monthsLater, toMonth } from '#domain/month.ts'
import { mails } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { queueForOwners } from '../notifications/queue-for.ts'
import { readReport } from './read-report.ts'

/** A site that was down for longer writes nothing about that month. */
const LAST_DAY = 7
const MONTHS_IN_VIEW = 12

/** Writes to the owners about the month that has ended, once, in the first week of the next one. Nothing if nothing was ever sold. */
export async function mailMonth(deps: Deps): Promise<void> {
  const { db, env, now } = deps
  const today = dayAtProperty(now())
  if (Number(today.slice(8)) > LAST_DAY) return
  const month = monthsLater(toMonth(today), -1)
  if ((await db.$count(mails, eq(mails.occasion, `owner: month ${month}`))) > 0) return
  const until = lastOfMonth(monthsLater(month, MONTHS_IN_VIEW - 1))
  const { months } = await readReport(deps, { from: `${month}-01`, until, comparison: 'year' })
  const [ended] = months
  const sold = months.some(({ figures, compared }) => [figures, compared].some((one) => one && one.own + one.elsewhere > 0))
  if (!ended || !sold) return
  const coming = months.map(({ month, figures: { occupancy } }) => ({ month, occupancy }))
  const about = { month, figures: ended.figures, yearBefore: ended.compared, coming }
  await queueForOwners(db, deps, { accountId: null }, (say) => say.monthInFigures(about, env.siteUrl))
}
