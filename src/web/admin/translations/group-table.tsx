import { href } from 'react-router'
import type { AnswerOf } from '#contract/call.ts'
import type { translationCalls } from '#contract/translations.ts'
import * as words from '#words/en/office-translations.ts'
import { nameOf, type OtherLanguage, otherLanguages } from '#words/languages.ts'
import { Link } from '../../ui/link.tsx'

export type Group = AnswerOf<typeof translationCalls.groups>['groups'][number]

export const nameOfGroup = ({ group, villa }: Pick<Group, 'group' | 'villa'>): string => villa ?? words.groups[group] ?? group

/** How many texts of each group are translated into each language. */
export const GroupTable = ({ groups }: { groups: Group[] }) => (
  <table className="w-full border-collapse text-left tabular">
    <caption className="sr-only">{words.texts}</caption>
    <thead>
      <tr className="border-ink border-b text-sm">
        <th scope="col" className="py-2 pr-3">
          {words.text}
        </th>
        {otherLanguages.map((language) => (
          <th key={language} scope="col" lang={language} className="py-2 pr-2">
            {nameOf[language]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {groups.map((one) => (
        <tr key={one.group} className="border-sand-line border-b">
          <th scope="row" className="py-1.5 pr-3 font-semibold wrap-anywhere max-sm:text-sm">
            {nameOfGroup(one)}
          </th>
          {otherLanguages.map((language) => (
            <td key={language} className="py-1 pr-2">
              <Progress of={one} language={language} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

type ProgressProps = { of: Group; language: OtherLanguage; named?: true }

/** `named`: with the language. */
export function Progress({ of, language, named }: ProgressProps) {
  const { translated = 0, changed = 0 } = of.progress[language] ?? {}
  const open = translated < of.texts || changed > 0
  return (
    <Link
      to={`${href('/admin/dashboard/translations/:group', { group: of.group })}?to=${language}${open && translated > 0 ? '&open=1' : ''}`}
      className="link link-alone flex-col items-start! justify-center gap-0! max-sm:text-xs"
    >
      <span className={`whitespace-nowrap ${open ? 'font-semibold' : ''}`}>
        {named ? `${nameOf[language]} ` : <span className="sr-only">{`${nameOf[language]}, ${nameOfGroup(of)}: `}</span>}
        {words.translatedOf(translated, of.texts)}
      </span>
      {changed > 0 && <span className="text-brick text-sm">{words.changedSince(changed)}</span>}
    </Link>
  )
}
