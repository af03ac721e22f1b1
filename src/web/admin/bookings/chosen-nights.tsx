import { lazy, type RefObject, Suspense, useState } from 'react'
import { Form, href, useLocation } from 'react-router'
import { forRoles } from '#domain/accounts/roles.ts'
import { addDays, type CalendarDay, daysBetween, isUsableDay } from '#domain/calendar-day.ts'
import * as counts from '#words/en/counts.ts'
import { shortRange } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import { restricting } from '#words/en/office-bookings.ts'
import * as words from '#words/en/office-timeline.ts'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import type { NightsPrice } from '../../routes/admin/nights-price.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { type Fetched, useFetched } from '../use-fetched.ts'
import { useMay } from '../use-may.ts'
import { withDialog } from './asked.ts'
import type { Chosen } from './use-night-choice.ts'

type Props = {
  form: RefObject<HTMLFormElement | null>
  chosen: Chosen | null
  villa: string
  /** What guests have to take there. */
  least: number
  choose: (chosen: Chosen | null) => void
  today: CalendarDay
  result: FormResult | undefined
}

// Loaded at the first change.
const NightsChange = lazy(() => import('./nights-change.tsx'))

type DeedsProps = Pick<Props, 'form' | 'villa' | 'least' | 'result'> & { chosen: Chosen }

/** What is being changed: the price, or the nights that a rule is to allow. */
type Changing = 'price' | number | null

/** The chosen nights beside them: their dates, which can be typed as well, what a guest would pay, and what can be done with them. */
export function ChosenNights({ form, chosen, villa, least, choose, today, result }: Props) {
  const may = useMay()
  if (!chosen || !may(forRoles.desk)) return null
  const { from, until } = chosen
  const type = (name: 'from' | 'until') => (event: { currentTarget: HTMLInputElement }) => {
    const day = event.currentTarget.value
    if (!isUsableDay(day)) return
    const typed = { ...chosen, [name]: day }
    choose(typed.until > typed.from ? typed : { ...typed, until: addDays(typed.from, 1) })
  }
  return (
    <section
      aria-label={words.chosen(villa)}
      className="night-panel"
      onKeyDown={({ key }) => {
        if (key === 'Escape') choose(null)
      }}
    >
      <div className="night-panel-head">
        <p role="status">{words.chosen(villa)}</p>
        <button type="button" onClick={() => choose(null)} aria-label={words.letGo}>
          <Icon shape={icons.close} />
        </button>
      </div>
      <p className="font-display text-xl leading-tight">{shortRange(from, until)}</p>
      <p className="text-ink-soft text-sm">{counts.nights(daysBetween(from, until))}</p>
      <div className="mt-2 grid grid-cols-2 gap-2">
        <Field label={words.firstNight} id="chosen-from" name="chosenFrom" type="date" min={today} value={from} onChange={type('from')} />
        <Field label={words.freeAgain} id="chosen-until" name="chosenUntil" type="date" value={until} onChange={type('until')} />
      </div>
      {from < today ? (
        <p className="mt-2 text-ochre text-sm">{words.havePassed}</p>
      ) : (
        <Deeds form={form} chosen={chosen} villa={villa} least={least} result={result} />
      )}
    </section>
  )
}

/** What guests would pay for the nights, and what can be done with them. */
function Deeds({ form, chosen, villa, least, result }: DeedsProps) {
  const [changing, change] = useState<Changing>(null)
  const sells = useMay()(forRoles.management)
  const { search } = useLocation()
  const { villaId, from, until } = chosen
  return (
    <>
      {sells && <NightsCost chosen={chosen} least={least} allow={change} />}
      <div className="mt-3 grid grid-cols-2 gap-2">
        {sells && (
          <LinkButton
            to={toPage('/admin/dashboard/bookings/new', { villaId, checkIn: from, checkOut: until })}
            look="act"
            className="col-span-2"
          >
            {words.beginBooking}
          </LinkButton>
        )}
        <Form ref={form} method="post" action={withDialog(search)} replace preventScrollReset className={sells ? '' : 'col-span-2'}>
          <Intent is="restrict" />
          <input type="hidden" name="villaId" value={villaId} />
          <input type="hidden" name="startDate" value={from} />
          <input type="hidden" name="endDate" value={until} />
          <SubmitButton acting={restricting} wide>
            {words.restrict}
          </SubmitButton>
        </Form>
        {sells && (
          <Button type="button" aria-expanded={changing === 'price'} onClick={() => change(changing === 'price' ? null : 'price')}>
            {words.setPrice}
          </Button>
        )}
      </div>
      {sells && changing !== null && (
        <Suspense fallback={<p className="text-ink-soft text-sm">{words.priceComing}</p>}>
          <NightsChange
            key={changing}
            chosen={chosen}
            villa={villa}
            nights={changing === 'price' ? null : daysBetween(from, until)}
            result={resultFor('year', result)}
          />
          <Link to={toPrices(chosen)} className="link link-alone text-sm">
            {words.inYearGrid}
          </Link>
        </Suspense>
      )}
    </>
  )
}

const toPage = (page: '/admin/dashboard/bookings/new' | '/admin/dashboard/pricing', fields: Record<string, string | number>): string =>
  `${href(page)}?${new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))}`

/** The year's grid with these nights chosen. */
const toPrices = ({ villaId, from, until }: Chosen): string =>
  toPage('/admin/dashboard/pricing', { tab: 'grid', year: from.slice(0, 4), villa: villaId, from, until: addDays(until, -1) })

function NightsCost({ chosen, least, allow }: { chosen: Chosen; least: number; allow: (nights: number) => void }) {
  const { villaId, from, until } = chosen
  const stay = new URLSearchParams({ villaId: String(villaId), checkIn: from, checkOut: until })
  const read = useFetched<NightsPrice>(`${href('/admin/dashboard/bookings/price')}?${stay}`)
  const nights = daysBetween(from, until)
  return (
    <div role="status" className="night-panel-cost">
      <Cost read={read} />
      {nights < least && (
        <button type="button" onClick={() => allow(nights)} className="link link-alone text-sm">
          {words.allow(counts.nights(nights))}
        </button>
      )}
    </div>
  )
}

function Cost({ read }: { read: Fetched<NightsPrice> }) {
  if (read.state === 'coming') return <p className="text-ink-soft text-sm">{words.priceComing}</p>
  if (read.state === 'failed') return <p className="text-brick text-sm">{words.priceNotRead}</p>
  const { price, broken, problem } = read.answer
  return (
    <>
      {price && (
        <dl>
          {price.lines.map(({ nights, rate, amount }) => (
            <div key={rate}>
              <dt>{words.nightsAt(nights, formatEuros(rate))}</dt>
              <dd>{formatEuros(amount)}</dd>
            </div>
          ))}
          {price.besides !== 0 && (
            <div>
              <dt>{words.besides}</dt>
              <dd>{formatEuros(price.besides)}</dd>
            </div>
          )}
          <div className="font-semibold">
            <dt>{words.guestPays}</dt>
            <dd>{formatEuros(price.total)}</dd>
          </div>
        </dl>
      )}
      {broken.map((rule) => (
        <p key={rule} className="text-ochre text-sm">
          {words.notBookable(rule)}
        </p>
      ))}
      {problem !== null && <p className="text-brick text-sm">{problem}</p>}
    </>
  )
}
