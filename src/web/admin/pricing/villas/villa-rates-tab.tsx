import { useState } from 'react'
import { Form } from 'react-router'
import type { Villa } from '#contract/villas.ts'
import { nameOfSeason, typedRate } from '#domain/pricing/own-prices.ts'
import { formatDay, monthDay } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-pricing.ts'
import { FormFailure } from '../../../forms/form-failure.tsx'
import { FormQuestion } from '../../../forms/form-question.tsx'
import { resultFor } from '../../../forms/form-result.ts'
import { Intent } from '../../../forms/intent.tsx'
import { DecimalField } from '../../../ui/decimal-field.tsx'
import { Field } from '../../../ui/field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { VillaChoice } from '../../villa-choice.tsx'
import type { TabProps } from '../tabs.ts'
import type { readVillas } from './read-villas.server.ts'

const toAddress = (villaId: number) => `?tab=villas&villa=${villaId}`

type Props = TabProps<typeof readVillas>

/** Prices that a villa has instead of those of the house. */
export default function VillaRatesTab({ villas, villa, rates, house, today, result }: Props) {
  if (!villa) return <p className="text-lg">{words.noVillasYet}</p>
  return (
    <>
      <VillaChoice villas={villas} current={villa.id} to={toAddress} />
      <RatesForm key={`${villa.id} ${rates?.version}`} villa={villa} rates={rates} house={house} today={today} result={result} />
    </>
  )
}

type FormProps = Pick<Props, 'rates' | 'house' | 'today' | 'result'> & { villa: Pick<Villa, 'id' | 'name'> }

function RatesForm({ villa, rates, house, today, result }: FormProps) {
  const coming = house.seasons.filter(({ active, until }) => active && until >= today)
  const name = `villa ${villa.id}`
  const own = resultFor(name, result)
  const [version] = useState(own?.typed?.version ?? rates?.version ?? 0)
  const { typed, errors } = own ?? {}
  const field = (wire: string, saved: string) => ({
    name: wire,
    required: false,
    defaultValue: typed?.[wire] ?? saved,
    error: errors?.[wire],
  })
  const euros = (cents: number | null | undefined) => (cents == null ? '' : String(cents / 100))
  return (
    <section className="panel max-w-3xl">
      <h2 className="text-xl">{words.pricesOf(villa.name)}</h2>
      <p className="measure mt-1 mb-5 text-ink-soft text-sm">{words.emptyIsAsInTheHouse}</p>
      <Form method="post" action={toAddress(villa.id)} noValidate preventScrollReset className="grid gap-5 sm:grid-cols-2">
        <Intent is="save-villa-rates" />
        <input type="hidden" name="form" value={name} />
        <input type="hidden" name="villaId" value={villa.id} />
        <input type="hidden" name="version" value={version} />
        <div className="sm:col-span-2">
          <DecimalField
            label={words.basePricePerNight}
            hint={words.inTheHouse(formatEuros(house.baseRate))}
            {...field('base_price', euros(rates?.baseRate))}
          />
        </div>
        {coming.map(({ id, name: season, from, until, rate }) => (
          <Field
            key={id}
            label={words.seasonFromUntil(season, monthDay(from), formatDay(until))}
            hint={words.inTheHouse(formatEuros(rate))}
            {...field(nameOfSeason(id), typedRate(rates?.seasons[nameOfSeason(id)]))}
          />
        ))}
        <Field
          label={words.guestsInThePrice}
          inputMode="numeric"
          hint={words.guestsInThePriceHint}
          {...field('included_guests', String(rates?.includedGuests ?? ''))}
        />
        <DecimalField label={words.furtherGuestPerNight} {...field('further_guest_price', euros(rates?.furtherGuest))} />
        <div className="sm:col-span-2">
          <SubmitButton acting={words.saving} of={name} look="act">
            {words.savePricesOfVilla}
          </SubmitButton>
          <FormFailure result={own} here={toAddress(villa.id)} />
          <FormQuestion result={own} />
        </div>
      </Form>
    </section>
  )
}
