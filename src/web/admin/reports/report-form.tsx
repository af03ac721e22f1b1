import { Form } from 'react-router'
import { comparisons, type Period, usualPeriods } from '#domain/reports/period.ts'
import * as words from '#words/office-reports.en.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { type Asked, addressOf } from './asked.ts'

type Props = { asked: Asked; today: string; villas: readonly { villaId: number; villa: string }[] }

/** Choice of period, villa and comparison: an address that can be kept, without scripts as well. */
export function ReportForm({ asked, today, villas }: Props) {
  return (
    <div className="no-print mb-8 grid gap-4">
      <nav aria-label={words.periods}>
        <ul className="flex flex-wrap gap-2">
          {Object.entries(usualPeriods(today)).map(([name, period]) => (
            <li key={name}>
              <LinkButton
                to={addressOf({ ...asked, ...period })}
                aria-current={isSame(asked, period) ? 'true' : undefined}
                look={isSame(asked, period) ? 'chosen' : 'plain'}
                small
              >
                {words.usual[name as keyof typeof words.usual]}
              </LinkButton>
            </li>
          ))}
        </ul>
      </nav>
      <Form
        key={addressOf(asked)}
        reloadDocument
        className="grid grid-cols-2 items-end gap-3 lg:flex lg:flex-wrap"
        aria-label={words.choice}
      >
        <Day name="from" label={words.from} value={asked.from} />
        <Day name="until" label={words.until} value={asked.until} />
        <Choice
          name="villa"
          label={words.villa}
          value={String(asked.villaId ?? '')}
          options={[['', words.allVillas], ...villas.map(({ villaId, villa }): Option => [String(villaId), villa])]}
        />
        <Choice
          name="comparison"
          label={words.comparison}
          value={asked.comparison}
          options={comparisons.map((name): Option => [name, words.comparisons[name]])}
        />
        <Button className="max-lg:col-span-2">{words.show}</Button>
      </Form>
    </div>
  )
}

const isSame = (asked: Period, { from, until }: Period) => asked.from === from && asked.until === until

const Label = ({ name, label }: { name: string; label: string }) => (
  <label htmlFor={`report-${name}`} className="mb-1 block font-semibold text-sm">
    {label}
  </label>
)

const Day = ({ name, label, value }: { name: string; label: string; value: string }) => (
  <div className="min-w-0">
    <Label name={name} label={label} />
    <input id={`report-${name}`} type="date" name={name} required defaultValue={value} className="input" />
  </div>
)

type Option = readonly [value: string, label: string]

const Choice = ({ name, label, value, options }: { name: string; label: string; value: string; options: readonly Option[] }) => (
  <div className="min-w-0">
    <Label name={name} label={label} />
    <select id={`report-${name}`} name={name} defaultValue={value} className="input">
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  </div>
)
