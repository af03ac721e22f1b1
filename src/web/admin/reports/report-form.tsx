import { Form } from 'react-router'
import { comparisons, type Period, usualPeriods } from '#domain/reports/period.ts'
import * as words from '#words/en/office-reports.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { type Asked, toAddress } from './asked.ts'

type Props = { asked: Asked; today: string; villas: readonly { villaId: number; villa: string }[] }

/** Choice of period, villa and comparison: a URL that can be saved, without scripts as well. */
export function ReportForm({ asked, today, villas }: Props) {
  return (
    <div className="no-print mb-8 grid gap-4">
      <nav aria-label={words.periods}>
        <ul className="flex flex-wrap gap-2">
          {Object.entries(usualPeriods(today)).map(([name, period]) => (
            <li key={name}>
              <LinkButton
                to={toAddress({ ...asked, ...period })}
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
        key={toAddress(asked)}
        reloadDocument
        className="grid grid-cols-2 items-end gap-3 lg:flex lg:flex-wrap"
        aria-label={words.choice}
      >
        <Field compact id="report-from" type="date" name="from" label={words.from} required defaultValue={asked.from} />
        <Field compact id="report-until" type="date" name="until" label={words.until} required defaultValue={asked.until} />
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

type Option = readonly [value: string, label: string]

const Choice = ({ name, label, value, options }: { name: string; label: string; value: string; options: readonly Option[] }) => (
  <Select compact id={`report-${name}`} name={name} label={label} defaultValue={value}>
    {options.map(([option, text]) => (
      <option key={option} value={option}>
        {text}
      </option>
    ))}
  </Select>
)
