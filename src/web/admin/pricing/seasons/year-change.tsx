import { Form } from 'react-router'
import type { AnswerOf } from '#contract/call.ts'
import type { yearChangeCalls } from '#contract/year-changes.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import type { YearChange } from '#domain/pricing/year-change.ts'
import { formatDay, shortDay } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import { cancel, copyYear, priceSingleNights } from '#words/en/office-pricing.ts'
import * as words from '#words/en/office-year.ts'
import { FormFailure } from '../../../forms/form-failure.tsx'
import { FormQuestion } from '../../../forms/form-question.tsx'
import { Intent } from '../../../forms/intent.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { DecimalField } from '../../../ui/decimal-field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PopoverMenu } from '../../../ui/popover-menu.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { amountHead, ColumnHeads } from '../../column-heads.tsx'
import type { PricingResult } from '../answer.ts'
import { BothWidths } from '../rows-tab.tsx'
import { toSeasons } from './address.ts'

type Preview = AnswerOf<typeof yearChangeCalls.preview>
type LastChange = AnswerOf<typeof yearChangeCalls.last>['change']

/** `asked`: the change that the address asks for. `offered`: nobody has, and it is what the shown year needs. `typed`: its percent as typed. `refused`: why it cannot be. */
export type YearPanel = {
  asked: YearChange | null
  offered: boolean
  typed: string
  preview: Preview | null
  refused: string | null
  last: LastChange
}

/** `copied`: the year that is copied into the next one. */
type MenuProps = { year: number; copied: number; last: LastChange }

/** What can be done with a whole year. */
export function YearMenu({ year, copied, last }: MenuProps) {
  return (
    <PopoverMenu
      id="whole-year-menu"
      name={words.wholeYear}
      className="button button-plain"
      label={
        <>
          <Icon shape={icons.nights} className="size-4.5" />
          <span className="max-lg:sr-only">{words.wholeYear}</span>
          <Icon shape={icons.chevron} className="size-4 max-lg:hidden" />
        </>
      }
    >
      <li>
        <Link to={toSeasons(copied, null, '&what=copy')}>{copyYear(copied)}</Link>
      </li>
      <li>
        <Link to={toSeasons(year, null, '&what=prices')}>{words.changePrices(year)}</Link>
      </li>
      <li>
        <Link to={`?tab=grid&year=${year}`}>{priceSingleNights}</Link>
      </li>
      {last && (
        <li>
          <Form method="post" action={toSeasons(year, null)} preventScrollReset>
            <Intent is="undo-year" />
            <input type="hidden" name="form" value="year" />
            <input type="hidden" name="id" value={last.id} />
            <button type="submit">
              <span>
                {words.undo}
                <span className="block text-ink-soft text-xs">
                  {words.lastChange(last.kind, last.year, last.count, formatDay(dayAtProperty(new Date(last.madeAt))))}
                </span>
              </span>
            </button>
          </Form>
        </li>
      )}
    </PopoverMenu>
  )
}

type Props = YearPanel & { asked: YearChange; back: string; result: PricingResult | undefined }

/** Copying a year's seasons into the next one, or changing all its prices: previewed, and then made. */
export function YearChangePanel({ asked, offered, typed, preview, refused, back, result }: Props) {
  const { kind, year } = asked
  return (
    <section id="whole-year" aria-labelledby="whole-year-title" className="year-panel">
      <h2 id="whole-year-title">{words.whatHappens(kind, year)}</h2>
      <p className="measure text-ink-soft text-sm">
        {words.yearLead} {kind === 'copy' && words.easterMoves}
      </p>
      <Form key={`${kind} ${year} ${typed}`} preventScrollReset className="year-panel-form">
        <input type="hidden" name="tab" value="seasons" />
        <input type="hidden" name="what" value={kind} />
        <input type="hidden" name="year" value={year} />
        <DecimalField
          signed
          label={words.changeByPercent}
          name="percent"
          hint={words.percentMeans}
          defaultValue={typed || (kind === 'copy' ? '0' : '')}
          error={refused ?? undefined}
        />
        <div className="flex flex-wrap gap-2">
          <Button look={preview ? 'plain' : 'act'}>{words.preview}</Button>
          {!offered && (
            <LinkButton to={back} preventScrollReset className="button-bare">
              {cancel}
            </LinkButton>
          )}
        </div>
      </Form>
      {preview && <Previewed asked={asked} preview={preview} result={result} />}
      <div className="mt-4 empty:hidden">
        <FormFailure result={result} here={toSeasons(year, null, `&what=${kind}`)} />
      </div>
    </section>
  )
}

type PreviewProps = { asked: YearChange; preview: Preview; result: PricingResult | undefined }

function Previewed({ asked: { kind, year, percent }, preview: { seasons, seen }, result }: PreviewProps) {
  const count = seasons.filter(({ there }) => !there).length
  if (seasons.length === 0) return <Notice tone="caution" title={words.noSeasonsIn(year)} />
  return (
    <Form method="post" action={toSeasons(year, null, `&what=${kind}&percent=${percent}`)} preventScrollReset>
      <Intent is="change-year" />
      <input type="hidden" name="form" value="year" />
      {Object.entries({ kind, year, percent, seen }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <table className="list">
        <ColumnHeads heads={[words.season, words.firstNight, words.lastNight, amountHead(words.perNight)]} />
        <tbody>
          {seasons.map(({ name, from, until, rate, rateBefore, closed, there }) => (
            <tr key={`${name} ${from}`}>
              <td data-cell="main" className="font-semibold">
                {name}
              </td>
              <td data-cell="second">
                <BothWidths wide={shortDay(from)} narrow={`${shortDay(from)} – ${shortDay(until)}`} />
              </td>
              <td data-cell="wide">{shortDay(until)}</td>
              <td data-cell="sum" className="amount">
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
