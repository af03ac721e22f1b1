import type { Found } from '#contract/mailings.ts'
import { isBetween, type MailingWhen, mailingStages, mailingWhens } from '#domain/messages/mailing.ts'
import { languages } from '#words/languages.ts'

/** Which guests and which text the address asks for. `text`: of the owners; null: own words. Days are as they are typed. */
export type ManyAsked = {
  when: MailingWhen
  from: string
  until: string
  villaId: number | null
  language: Found['languages'][number] | null
  stage: Found['stage']
  text: number | null
}

export const betweenWhens = mailingWhens.filter(isBetween)
const [firstWhen] = mailingWhens

const findIn = <T extends string>(list: readonly T[], name: string | null): T | null => list.find((one) => one === name) ?? null
const numberIn = (text: string | null): number | null => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

/** With days, guests between them; without, those of a chosen time. */
export function readAsked(query: URLSearchParams): ManyAsked {
  const [from, until] = [query.get('from') ?? '', query.get('until') ?? '']
  const between = findIn(betweenWhens, query.get('between')) ?? 'arrive_between'
  const when = findIn(mailingWhens, query.get('when')) ?? firstWhen
  return {
    when: from || until ? between : isBetween(when) ? firstWhen : when,
    from,
    until,
    villaId: numberIn(query.get('villa')),
    language: findIn(languages, query.get('language')),
    stage: findIn(mailingStages, query.get('stage')),
    text: numberIn(query.get('text')),
  }
}

/** The address of the page for what is asked. */
export function toQuery({ when, from, until, villaId, language, stage, text }: ManyAsked): string {
  const days = from || until ? { between: when, from, until } : { when }
  const chosen = { ...days, villa: villaId, language, stage, text }
  return String(new URLSearchParams(Object.entries(chosen).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))))
}

/** As the calls take it. */
export const toFilter = ({ when, from, until, villaId, language, stage }: ManyAsked) => ({
  when,
  from: from || undefined,
  until: until || undefined,
  villaIds: villaId === null ? [] : [villaId],
  languages: language === null ? [] : [language],
  stage: stage ?? undefined,
})
