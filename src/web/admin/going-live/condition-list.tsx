import type { GoingLiveCondition } from '#contract/going-live.ts'
import { formatDay } from '#words/en/days.ts'
import * as words from '#words/en/office-going-live.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { useReaches } from '../use-may.ts'
import { isMet, labelLack } from './conditions.ts'

/** What is missing of one fixer, and below it, folded, what is done. */
export function ConditionList({ conditions }: { conditions: readonly GoingLiveCondition[] }) {
  const [open, met] = [conditions.filter((one) => !isMet(one)), conditions.filter(isMet)]
  return (
    <>
      {open.length > 0 && <Rows of={open} />}
      {met.length > 0 && (
        <details className="conditions-met">
          <summary className="link">{words.met(met.length)}</summary>
          <Rows of={met} />
        </details>
      )}
    </>
  )
}

const Rows = ({ of }: { of: readonly GoingLiveCondition[] }) => (
  <ul className="conditions">
    {of.map((one) => (
      <Condition key={one.code} one={one} />
    ))}
  </ul>
)

function Condition({ one }: { one: GoingLiveCondition }) {
  const { code, needed } = one
  const { title, why } = words.conditions[code]
  const met = isMet(one)
  return (
    <li data-met={met || undefined}>
      <Icon shape={met ? icons.check : icons.wanting} className="size-5" />
      <div>
        <b>{title}</b>
        {!needed && !met && <span className="conditions-advice">{words.advice}</span>}
        <p>{why}</p>
        {!met && <Lacks one={one} />}
      </div>
      {!met && <ToPage one={one} />}
    </li>
  )
}

/** What exactly is missing. */
function Lacks({ one: { code, who, lacks } }: { one: GoingLiveCondition }) {
  // The bank's names of the environment mean nothing to an owner.
  const named = lacks.filter(({ name }) => name !== '' && who !== 'bank')
  const by = lacks.map((lack) => lack.by).find((day) => day !== null)
  if (named.length === 0 && !by) return null
  return (
    <p className="conditions-lacks">
      {who === 'server' && named.length > 0 && <>{words.setOnServer} </>}
      {named.map(({ name }, index) => (
        <span key={name}>
          {index > 0 && ', '}
          {who === 'server' ? <code>{name}</code> : labelLack(code, name)}
        </span>
      ))}
      {by && (
        <>
          {named.length > 0 && ' · '}
          {words.neededBy(formatDay(by))}
        </>
      )}
    </p>
  )
}

/** Opens the page at the first field that is missing, for those who may open it. */
function ToPage({ one: { code, page, lacks } }: { one: GoingLiveCondition }) {
  const reaches = useReaches()
  const to = lacks[0]?.page ?? page
  if (to === null || !reaches(to.replace(/#.*/, ''))) return null
  // A field may be folded away: only a page that is loaded anew opens what its address names.
  return (
    <LinkButton to={to} small reloadDocument aria-label={words.openInFull(words.conditions[code].title)}>
      {words.open}
    </LinkButton>
  )
}
