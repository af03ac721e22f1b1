import { Form } from 'react-router'
import type { Villa } from '#contract/villas.ts'
import { isBetween, mailingStages, mailingWhens } from '#domain/messages/mailing.ts'
import * as words from '#words/en/office-many.ts'
import { languages, nameOf } from '#words/languages.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { VillaOptions } from '../../ui/villa-options.tsx'
import { betweenWhens, type ManyAsked, toQuery } from './many-asked.ts'

type Villas = readonly Pick<Villa, 'id' | 'name'>[]
type Props = { asked: ManyAsked; villas: Villas }

/** Which guests: times to choose from, and the other filters behind a button. All of it is in the address. */
export function ManyFilter({ asked, villas }: Props) {
  const { villaId, language, stage } = asked
  const chosen: [label: string | undefined, without: Partial<ManyAsked>][] = [
    [isBetween(asked.when) ? words.nameOfWhen[asked.when] : undefined, { when: mailingWhens[0], from: '', until: '' }],
    [villas.find(({ id }) => id === villaId)?.name, { villaId: null }],
    [language ? nameOf[language] : undefined, { language: null }],
    [stage ? words.stages[stage] : undefined, { stage: null }],
  ]
  return (
    <div className="filters">
      <details className="filter-more" key={toQuery(asked)}>
        <summary className="chip">
          <Icon shape={icons.sliders} className="size-4" />
          {words.filter}
        </summary>
        <Panel asked={asked} villas={villas} />
      </details>
      <nav aria-label={words.guestsWho} className="filter-saved">
        {chosen.map(
          ([label, without]) =>
            label && (
              <Link key={label} to={`?${toQuery({ ...asked, ...without })}`} aria-label={words.without(label)} className="chip" data-chosen>
                {label}
                <Icon shape={icons.close} className="size-3.5" />
              </Link>
            ),
        )}
        {mailingWhens
          .filter((when) => !isBetween(when))
          .map((when) => (
            <Link
              key={when}
              to={`?${toQuery({ ...asked, when, from: '', until: '' })}`}
              aria-current={when === asked.when ? 'true' : undefined}
              preventScrollReset
              className="chip"
            >
              {words.nameOfWhen[when]}
            </Link>
          ))}
      </nav>
    </div>
  )
}

const Panel = ({ asked, villas }: Props) => (
  <Form className="filter-panel">
    <Select compact label={words.betweenDays} name="between" defaultValue={asked.when}>
      {betweenWhens.map((when) => (
        <option key={when} value={when}>
          {words.nameOfWhen[when]}
        </option>
      ))}
    </Select>
    <div className="grid grid-cols-2 gap-3">
      <Field compact label={words.fromDay} type="date" name="from" defaultValue={asked.from} />
      <Field compact label={words.untilDay} type="date" name="until" defaultValue={asked.until} />
    </div>
    <Select compact label={words.villa} name="villa" defaultValue={asked.villaId ?? ''}>
      <option value="">{words.allVillas}</option>
      <VillaOptions villas={villas} />
    </Select>
    <Select compact label={words.language} id="filter-language" name="language" defaultValue={asked.language ?? ''}>
      <option value="">{words.allLanguages}</option>
      {languages.map((language) => (
        <option key={language} value={language}>
          {nameOf[language]}
        </option>
      ))}
    </Select>
    <Select compact label={words.payment} name="stage" defaultValue={asked.stage ?? ''}>
      <option value="">{words.anyPayment}</option>
      {mailingStages.map((stage) => (
        <option key={stage} value={stage}>
          {words.stages[stage]}
        </option>
      ))}
    </Select>
    {!isBetween(asked.when) && <input type="hidden" name="when" value={asked.when} />}
    {asked.text !== null && <input type="hidden" name="text" value={asked.text} />}
    <Button look="act">{words.show}</Button>
  </Form>
)
