import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { nightChangeKinds } from '#domain/pricing/night-change.ts'
import { formatDay } from '#words/en/days.ts'
import { weekdays } from '#words/en/office-stay-rules.ts'
import * as words from '#words/en/office-year.ts'
import { FormFailure } from '../../../forms/form-failure.tsx'
import { Intent } from '../../../forms/intent.tsx'
import { focusInvalid } from '../../../forms/use-form-result.ts'
import { Boxes } from '../../../ui/boxes.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DecimalField } from '../../../ui/decimal-field.tsx'
import { Field, Select } from '../../../ui/field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { shortMonth } from '../brief-day.ts'
import styles from '../calendar/nights.css?url'
import { ViewBar } from '../calendar/view-bar.tsx'
import { Segment } from '../segment.tsx'
import type { TabProps } from '../tabs.ts'
import { nameBox } from '../tick-boxes.ts'
import { VillaBoxes } from '../villa-boxes.tsx'
import { NightsPreview } from './nights-preview.tsx'
import type { readGrid } from './read-grid.server.ts'
import type { NightRange } from './use-night-range.ts'
import { YearGrid } from './year-grid.tsx'

type Props = TabProps<typeof readGrid>

const QUARTERS = [
  ['01', '03'],
  ['04', '06'],
  ['07', '09'],
  ['10', '12'],
] as const

/** The quarter of the year that phones show: as asked, or of the chosen nights, or of today, or else the summer. */
function chooseQuarter({ quarter, from }: Record<string, string>, year: number, today: string): number {
  const asked = Number(quarter)
  if (QUARTERS.some((_, index) => index + 1 === asked)) return asked
  const day = [from, today].find((one) => one?.startsWith(String(year)))
  return day ? Math.ceil(Number(day.slice(5, 7)) / 3) : 3
}

/** Chooses the months that phones show. `to`: address of the year. */
const Quarters = ({ year, shown, to }: { year: number; shown: number; to: string }) => (
  <div className="quarters">
    <Segment
      id="choose-quarter"
      name={words.quarters}
      choices={QUARTERS.map(([first, last], index) => ({
        to: `${to}&quarter=${index + 1}`,
        label: `${shortMonth(`${year}-${first}-01`)} – ${shortMonth(`${year}-${last}-01`)}`,
        chosen: index + 1 === shown,
      }))}
    />
  </div>
)

/** The month that the other view begins with. */
const toThisMonth = (year: number, today: string) => (today.startsWith(String(year)) ? today.slice(5, 7) : '01')

/** A year's nights, and what is changed for those that are chosen. */
export default function YearGridTab(props: Props) {
  const { year, chosen } = props.panel
  return <ChosenNights key={`${year} ${props.villaId} ${chosen.from} ${chosen.until}`} {...props} />
}

function ChosenNights({ panel, villas, villaId, rates, rules, today, result }: Props) {
  const { year, stays, chosen, sent, preview, errors, last } = panel
  const [range, choose] = useState<NightRange>({ from: chosen.from ?? '', until: chosen.until ?? '' })
  const previewed = useRef<HTMLDivElement>(null)
  // The button that asked for the preview is replaced, and a phone would show the grid above it.
  useEffect(() => {
    if (result) return
    if (preview) previewed.current?.focus()
    else if (Object.keys(errors).length > 0) focusInvalid()
  }, [preview, errors, result])
  const at = (of: number | null, when: number) => `?tab=grid&year=${when}${of === null ? '' : `&villa=${of}`}`
  const holding = rules.filter(
    (rule) => rule.active && (rule.villaIds.length === 0 || (villaId !== null && rule.villaIds.includes(villaId))),
  )
  const saved = villaId === null ? [] : [villaId]
  const quarter = chooseQuarter(chosen, year, today)
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="office" />
      <ViewBar shown="year" villas={villas} villaId={villaId} month={`${year}-${toThisMonth(year, today)}`} to={(id) => at(id, year)} />
      <p className="measure mb-3 text-ink-soft text-sm max-lg:hidden">{words.lead}</p>
      <div className="mb-4 flex items-center gap-4">
        <LinkButton to={at(villaId, year - 1)} preventScrollReset small>
          <span className="sr-only">{words.previousYear} </span>
          {year - 1}
        </LinkButton>
        <h2 className="text-xl tabular">{year}</h2>
        <LinkButton to={at(villaId, year + 1)} preventScrollReset small>
          <span className="sr-only">{words.nextYear} </span>
          {year + 1}
        </LinkButton>
      </div>
      <Quarters year={year} shown={quarter} to={at(villaId, year)} />
      <YearGrid quarter={quarter} year={year} rates={rates} stays={stays} rules={holding} range={range} choose={choose} />
      <ul className="mt-3 mb-6 flex flex-wrap gap-x-6 gap-y-2 text-sm" aria-hidden="true">
        {(['sold', 'rule', 'closed', 'chosen'] as const).map((state) => (
          <li key={state} className="flex items-center gap-2">
            <span
              className="year-grid-night size-8"
              data-tint="0"
              data-sold={state === 'sold' || undefined}
              data-ruled={state === 'rule' || undefined}
              data-closed={state === 'closed' || undefined}
              data-chosen={state === 'chosen' || undefined}
            >
              {state === 'closed' ? '×' : ''}
            </span>
            {words.key[state]}
          </li>
        ))}
      </ul>
      {last && (
        <Form method="post" preventScrollReset className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Intent is="undo-year" />
          <input type="hidden" name="form" value="year" />
          <input type="hidden" name="id" value={last.id} />
          <p className="text-sm">{words.lastChange(last.kind, last.year, last.count, formatDay(dayAtProperty(new Date(last.madeAt))))}</p>
          <SubmitButton acting={words.oneMoment} of="undo-year" small>
            {words.undo}
          </SubmitButton>
        </Form>
      )}
      <Form noValidate preventScrollReset className="night-form part grid max-w-3xl gap-4 sm:grid-cols-2" aria-label={words.chosenNights}>
        <input type="hidden" name="tab" value="grid" />
        <input type="hidden" name="year" value={year} />
        {villaId !== null && <input type="hidden" name="villa" value={villaId} />}
        {(['from', 'until'] as const).map((name) => (
          <Field
            key={name}
            label={name === 'from' ? words.firstNight : words.lastNight}
            name={name}
            type="date"
            min={today}
            value={range[name]}
            onChange={(event) => choose({ ...range, [name]: event.currentTarget.value })}
            error={errors[name]}
          />
        ))}
        <VillaBoxes id="night-villas" villas={villas} saved={saved} typed={chosen.what ? chosen : undefined} />
        <Select label={words.whatToChange} name="what" defaultValue={chosen.what ?? 'price'}>
          {nightChangeKinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.nightChoices[kind]}
            </option>
          ))}
        </Select>
        <div data-for="price">
          <DecimalField label={words.price} name="rate" required={false} defaultValue={chosen.rate} error={errors.rate} />
        </div>
        <div data-for="percent">
          <DecimalField
            signed
            label={words.percent}
            name="percent"
            required={false}
            hint={words.percentMeans}
            defaultValue={chosen.percent}
            error={errors.percent}
          />
        </div>
        <fieldset data-for="rule" className="sm:col-span-2">
          <legend className="mb-2 font-semibold text-sm">{words.nightChoices.rule}</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              label={words.ruleName}
              name="name"
              maxLength={120}
              required={false}
              hint={words.ruleNameMeans}
              defaultValue={chosen.name}
            />
            <Checkbox name="closed" defaultChecked={chosen.closed === '1'} label={words.closed} />
            {(['min_nights', 'max_nights'] as const).map((name) => (
              <Field
                key={name}
                label={name === 'min_nights' ? words.leastNights : words.mostNights}
                name={name}
                type="number"
                inputMode="numeric"
                min="1"
                required={false}
                defaultValue={chosen[name]}
                error={errors[name]}
              />
            ))}
            <Boxes
              id="night-arrivals"
              legend={words.arrivalDays}
              hint={words.noneIsAsBefore}
              boxes={weekdays.map(([day, label]) => ({
                name: nameBox('arrival_days', day),
                label,
                ticked: nameBox('arrival_days', day) in chosen,
              }))}
            />
          </div>
        </fieldset>
        <p className="sm:col-span-2">
          <Button look={preview ? 'plain' : 'act'}>{words.preview}</Button>
        </p>
      </Form>
      <div ref={previewed} tabIndex={-1} className="outline-none">
        {preview && sent && <NightsPreview preview={preview} sent={sent} villas={villas} result={result} />}
      </div>
      <div className="mt-4 empty:hidden">
        <FormFailure result={result} here={at(villaId, year)} />
      </div>
    </>
  )
}
