import type { GoingLiveCondition } from '#contract/going-live.ts'
import { languages, nameOf } from '#words/languages.ts'
import { listFields, type TabName, tabs } from '../settings/fields.ts'

export const isMet = ({ lacks }: GoingLiveCondition): boolean => lacks.length === 0

/** `left`: needed things that are missing; `open`: those and advice. */
export function countConditions(conditions: readonly GoingLiveCondition[]) {
  const open = conditions.filter((one) => !isMet(one))
  return {
    all: conditions.length,
    done: conditions.length - open.length,
    left: open.filter(({ needed }) => needed).length,
    open: open.length,
  }
}

const labels = new Map((Object.keys(tabs) as TabName[]).flatMap(listFields).map(({ name, label }) => [name as string, label]))

/** What is missing as people read it: the label of a setting, the name of a language, otherwise the name itself. */
export function labelLack(code: GoingLiveCondition['code'], name: string): string {
  if (code === 'languages') return languages.flatMap((one) => (one === name ? [nameOf[one]] : []))[0] ?? name
  return labels.get(name) ?? name
}
