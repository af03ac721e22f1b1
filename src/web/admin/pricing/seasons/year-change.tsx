import { Form } from 'react-router'
import type { AnswerOf } from '#contract/call.ts'
import type { yearChangeCalls } from '#contract/year-changes.ts'
import { dayAtProperty, toYear } from '#domain/calendar-day.ts'
import { type YearChange, yearChangeKinds } from '#domain/pricing/year-change.ts'
import { formatDay, shortDay } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-year.ts'
import { FormFailure } from '../../../forms/form-failure.tsx'
import { FormQuestion } from '../../../forms/form-question.tsx'
import { Intent } from '../../../forms/intent.tsx'
import { Button } from '../../../ui/button.tsx'
import { DecimalField } from '../../../ui/decimal-field.tsx'
import { Select } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import type { PricingResult, Season } from '../answer.ts'

type Preview = AnswerOf<typeof yearChangeCalls.preview>
type LastChange = AnswerOf<typeof yearChangeCalls.last>['change']

/** `asked`: the change that the address asks to preview. `typed`: its percent as typed. `refused`: why it cannot be. */
export type YearPanel = { asked: YearChange | null; typed: string; preview: Preview | null; refused: string | null; last: LastChange }

type Props = YearPanel & { seasons: Season[]; thisYear: number; result: PricingResult | undefined }

const HERE = '?tab=seasons'

/** Copying a year's seasons into the next one, or changing all its prices: chosen, previewed, made and undone. */
export function YearChangePanel({ asked, typed, preview, refused, last, seasons, thisYear, result }: Props) {
  const years = [...new Set(seasons.filter(({ active }) => active).map(({ from }) => toYear(from)))].sort((a, b) => a - b)
  const { kind = 'copy', year = years.find((one) => one >= thisYear) ?? years.at(-1) } = asked ?? {}
  if (years.length === 0) return null
  return (
    <section id="whole-year" className="panel mt-8 max-w-3xl scroll-mt-6">
      <h2 className="mb-1 text-xl">{words.wholeYear}</h2>
      <p className="mb-4 text-ink-soft text-sm">{words.yearLead}</p>
      {last && (
        <Form method="post" action={`${HERE}#whole-year`} preventScrollReset className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Intent is="undo-year" />
          <input type="hidden" name="form" value="year" />
          <input type="hidden" name="id" value={last.id} />
          <p className="text-sm">{words.lastChange(last.kind, last.year, last.count, formatDay(dayAtProperty(new Date(last.madeAt))))}</p>
          <SubmitButton acting={words.oneMoment} of="undo-year" small>
            {words.undo}
          </SubmitButton>
        </Form>
      )}
      <Form key={`${kind} ${year} ${typed}`} action="#whole-year" preventScrollReset className="grid gap-4 sm:grid-cols-2">
        <input type="hidden" name="tab" value="seasons" />
        <Select label={words.whatToDoWithYear} name="what" defaultValue={kind}>
          {yearChangeKinds.map((one) => (
            <option key={one} value={one}>
              {words.yearChoices[one]}
            </option>
          ))}
        </Select>
        <Select label={words.year} name="year" defaultValue={String(year)}>
          {years.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
        <DecimalField
          signed
          label={words.changeByPercent}
          name="percent"
          hint={words.percentMeans}
          defaultValue={typed}
          error={refused ?? undefined}
        />
        <p className="sm:col-span-2">
          <Button>{words.preview}</Button>
        </p>
      </Form>
      {asked && preview && <Previewed asked={asked} preview={preview} result={result} />}
      <div className="mt-4 empty:hidden">
        <FormFailure result={result} here={`${HERE}#whole-year`} />
      </div>
    </section>
  )
}

type PreviewProps = { asked: YearChange; preview: Preview; result: PricingResult | undefined }

function Previewed({ asked: { kind, year, percent }, preview: { seasons, seen }, result }: PreviewProps) {
  const count = seasons.filter(({ there }) => !there).length
  if (seasons.length === 0) return <Notice tone="caution" title={words.noSeasonsIn(year)} />
  return (
    <Form
      method="post"
      action={`${HERE}&${new URLSearchParams({ what: kind, year: String(year), percent: String(percent) })}#whole-year`}
      preventScrollReset
      className="mt-6"
    >
      <Intent is="change-year" />
      <input type="hidden" name="form" value="year" />
      {Object.entries({ kind, year, percent, seen }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <h3 className="mb-1 text-lg">{words.whatHappens(kind, year)}</h3>
      {kind === 'copy' && <p className="mb-2 text-ink-soft text-sm">{words.easterMoves}</p>}
      <table className="sheet">
        <thead>
          <tr>
            <th scope="col">{words.season}</th>
            <th scope="col">{words.firstNight}</th>
            <th scope="col">{words.lastNight}</th>
            <th scope="col" className="amount">
              {words.perNight}
            </th>
          </tr>
        </thead>
        <tbody>
          {seasons.map(({ name, from, until, rate, rateBefore, closed, there }) => (
            <tr key={`${name} ${from}`}>
              <td data-name={words.season} className="font-semibold">
                {name}
              </td>
              <td data-name={words.firstNight}>{shortDay(from)}</td>
              <td data-name={words.lastNight}>{shortDay(until)}</td>
              <td data-name={words.perNight} className="amount">
                {there ? words.isThere : closed ? words.closedNight : formatPrice(rateBefore, rate)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > 0 && (
        <>
          <SubmitButton acting={words.oneMoment} of="change-year" look="act" className="mt-4">
            {kind === 'copy' ? words.addThem(count) : words.changeThem(count)}
          </SubmitButton>
          <FormQuestion result={result} />
        </>
      )}
    </Form>
  )
}

const formatPrice = (before: number, after: number): string =>
  before === after ? formatEuros(after) : words.fromTo(formatEuros(before), formatEuros(after))
