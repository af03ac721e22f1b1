import { type ReactNode, useEffect, useRef } from 'react'
import { Form, href, useSubmit } from 'react-router'
import { MAXIMUM_GUESTS } from '#domain/stay.ts'
import * as words from '#words/en/months.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import type { MonthsPage } from './read-starts.server.ts'

type Props = { form: MonthsPage['form']; villa: string | undefined; facts: readonly string[] }

/** After so long without another choice the search is sent. */
const PAUSE_MS = 300
const partySizes = Array.from({ length: MAXIMUM_GUESTS }, (_, index) => index + 1)

/** Length, months and guests as chips. With scripts each choice is sent soon after it, without them by the button. */
export function MonthSearchForm({ form, villa, facts }: Props) {
  const { lengths, years, guests } = form
  const { element, choose, sent } = useSentChoices(form)
  return (
    <Form
      ref={element}
      action={href('/villas')}
      onChange={choose}
      onSubmit={sent}
      preventScrollReset
      aria-label={words.byLength}
      className="flex flex-wrap items-end gap-x-12 gap-y-5"
    >
      <Chips legend={words.howLong}>
        {lengths.map((length) => (
          <Chip key={length.value} type="radio" name="length" {...length} />
        ))}
      </Chips>
      {years.map(({ label, months }) => (
        <Chips key={label} legend={label}>
          {months.map((month) => (
            <Chip key={month.value} type="checkbox" name="month" {...month} />
          ))}
        </Chips>
      ))}
      <div>
        <label htmlFor="months-guests" className="mb-2 block font-semibold text-sm">
          {words.guests}
        </label>
        <select id="months-guests" name="guests" defaultValue={guests} className="input w-auto min-w-24">
          {partySizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </div>
      {villa && <input type="hidden" name="villa" value={villa} />}
      {facts.map((fact) => (
        <input key={fact} type="hidden" name={fact} value="1" />
      ))}
      <Button small>{words.showFreeStays}</Button>
    </Form>
  )
}

const Chips = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-2 font-semibold text-sm">{legend}</legend>
    <div className="flex flex-wrap gap-2">{children}</div>
  </fieldset>
)

type ChipProps = { type: 'radio' | 'checkbox'; name: string; value: string; label: string; chosen: boolean }

const Chip = ({ type, name, value, label, chosen }: ChipProps) => (
  <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-3xl border border-field px-4.5 py-1 font-medium text-sm has-checked:border-aegean has-checked:bg-aegean-mist has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-aegean has-focus-visible:outline-offset-3">
    <input type={type} name={name} value={value} defaultChecked={chosen} className="peer sr-only" />
    <Icon shape={icons.check} className="hidden size-4 peer-checked:block" />
    {label}
  </label>
)

/** Sends the form a moment after the last choice, and shows the choices of an address that is reached in another way. */
function useSentChoices(form: Props['form']) {
  const element = useRef<HTMLFormElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const submit = useSubmit()
  useEffect(() => () => clearTimeout(waiting.current), [])
  useEffect(() => {
    // A choice that is about to be sent stays.
    if (element.current && waiting.current === undefined) show(element.current, form)
  }, [form])
  const sent = () => {
    clearTimeout(waiting.current)
    waiting.current = undefined
  }
  const choose = () => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => {
      sent()
      if (element.current) void submit(element.current, { preventScrollReset: true, replace: true })
    }, PAUSE_MS)
  }
  return { element, choose, sent }
}

function show(element: HTMLFormElement, { lengths, years, guests }: Props['form']): void {
  const chosen = [...lengths, ...years.flatMap(({ months }) => months)].filter((choice) => choice.chosen).map(({ value }) => value)
  for (const control of element.elements) {
    if (control instanceof HTMLInputElement && control.type !== 'hidden') control.checked = chosen.includes(control.value)
    if (control instanceof HTMLSelectElement) control.value = guests
  }
}
