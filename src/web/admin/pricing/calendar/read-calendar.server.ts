import { isMonth, toMonth } from '#domain/month.ts'
import { readRates } from '../read-rates.server.ts'
import type { TabAsked } from '../tabs.ts'

export async function readCalendar(asked: TabAsked) {
  const month = asked.query.get('month')
  return { ...(await readRates(asked)), month: isMonth(month) ? month : toMonth(asked.today) }
}
