import type { AnswerOf } from '#contract/call.ts'
import { nightChangeCalls } from '#contract/night-changes.ts'
import { toMessage } from '#contract/refusal.ts'
import { stayRuleCalls } from '#contract/stay-rules.ts'
import { timelineCalls } from '#contract/timeline.ts'
import { yearChangeCalls } from '#contract/year-changes.ts'
import { toYear } from '#domain/calendar-day.ts'
import type { Stay } from '#domain/stay.ts'
import { failedToLoad } from '#words/en/office-stay-rules.ts'
import { say } from '#words/en/refusals.ts'
import { apiResult } from '../../../api-results.server.ts'
import { needed } from '../needed.server.ts'
import { readRates } from '../read-rates.server.ts'
import type { TabAsked } from '../tabs.ts'
import { tickedIn, tickedVillas } from '../tick-boxes.ts'

type Preview = AnswerOf<typeof nightChangeCalls.preview>
type LastChange = AnswerOf<typeof yearChangeCalls.last>['change']

export type NightsPanel = {
  year: number
  stays: Stay[]
  /** The fields of the form as the address has them. */
  chosen: Record<string, string>
  /** What is sent to the server; null where nothing is asked yet. */
  sent: Record<string, string> | null
  preview: Preview | null
  errors: Record<string, string>
  last: LastChange
}

const DAYS_OF_YEAR = 366

/** Fields of the form that the call has under another name. */
const renamedFields = { min_nights: 'minimumNights', max_nights: 'maximumNights' } as const

/** The form's fields as the call takes them: only those of the chosen kind of change. */
function toSent(chosen: Record<string, string>): Record<string, string> {
  const { from = '', until = '', what = '', rate, percent, name, min_nights, max_nights, closed } = chosen
  const ofRule = {
    name,
    minimumNights: min_nights,
    maximumNights: max_nights,
    arrivalDays: JSON.stringify(tickedIn(chosen, 'arrival_days')),
    closed: closed ? '1' : '0',
  }
  const own = what === 'rule' ? ofRule : what === 'percent' ? { percent } : { rate }
  const fields = { from, until, what, villaIds: JSON.stringify(tickedVillas(chosen)), ...own }
  return Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1])))
}

export async function readGrid(asked: TabAsked) {
  const [rates, { rules }, panel] = await Promise.all([
    readRates(asked),
    needed(asked.api(stayRuleCalls.list, {}), failedToLoad),
    readNightsPanel(asked),
  ])
  return { ...rates, rules, panel }
}

/** The year's grid, and the preview that the address asks for. */
async function readNightsPanel({ api, query, today }: TabAsked): Promise<NightsPanel> {
  const asked = Number(query.get('year'))
  const year = Number.isInteger(asked) && asked > 2000 && asked < 2099 ? asked : toYear(today)
  const chosen = Object.fromEntries(query)
  const villaId = Number(query.get('villa'))
  const taken = villaId ? await apiResult(api(timelineCalls.read, { from: `${year}-01-01`, days: DAYS_OF_YEAR })) : null
  const stays = taken?.answer?.villas.find(({ id }) => id === villaId)?.stays ?? []
  const last = (await apiResult(api(yearChangeCalls.last, {}))).answer?.change ?? null
  const shared = { year, stays: stays.map(({ checkIn, checkOut }) => ({ checkIn, checkOut })), chosen, last }
  if (!query.has('what')) return { ...shared, sent: null, preview: null, errors: {} }
  const sent = toSent(chosen)
  const parsed = nightChangeCalls.preview.input.safeParse(sent)
  if (!parsed.success) {
    const errors = Object.fromEntries(parsed.error.issues.map((issue) => [String(issue.path[0]), say(toMessage(issue))]))
    return { ...shared, sent: null, preview: null, errors: inForm(errors) }
  }
  const { answer, refused } = await apiResult(api(nightChangeCalls.preview, parsed.data))
  const errors = refused ? (refused.fields ?? { from: refused.message }) : {}
  return { ...shared, sent: answer ? sent : null, preview: answer ?? null, errors }
}

const inForm = (errors: Record<string, string>): Record<string, string> => ({
  ...errors,
  ...Object.fromEntries(Object.entries(renamedFields).flatMap(([field, name]) => (errors[name] ? [[field, errors[name]]] : []))),
})
