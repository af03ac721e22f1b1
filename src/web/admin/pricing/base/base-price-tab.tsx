import { useState } from 'react'
import { Form } from 'react-router'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-pricing.ts'
import { FormFailure } from '../../../forms/form-failure.tsx'
import { FormQuestion } from '../../../forms/form-question.tsx'
import { resultFor } from '../../../forms/form-result.ts'
import { Intent } from '../../../forms/intent.tsx'
import { DecimalField } from '../../../ui/decimal-field.tsx'
import { Field } from '../../../ui/field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { VillaSegment } from '../segment.tsx'
import type { TabProps } from '../tabs.ts'
import { RatesForm } from '../villas/rates-form.tsx'
import type { readBase } from './read-base.server.ts'

const NAME = 'base'

type Props = TabProps<typeof readBase>

export default function BasePriceTab(props: Props) {
  const { villas, villa, rates, version } = props
  return (
    <>
      <div className="prices-bar">
        <VillaSegment villas={villas} current={villa?.id ?? null} to={(id) => (id === null ? '?tab=base' : toVilla(id))} />
      </div>
      {villa ? <VillaBase key={`${villa.id} ${rates?.version}`} {...props} villa={villa} /> : <BasePriceForm key={version} {...props} />}
    </>
  )
}

const toVilla = (villaId: number) => `?tab=base&villa=${villaId}`

function BasePriceForm({ baseRate, version, result }: Props) {
  const own = resultFor(NAME, result)
  const [read] = useState(own?.typed?.version ?? version)
  const { typed, errors } = own ?? {}
  return (
    <section className="price-fields">
      <h2>{words.basePrice}</h2>
      <p className="measure mt-1 mb-5 text-ink-soft text-sm">{words.everyNightOutsideTheActive(formatEuros(baseRate))}</p>
      <Form method="post" action="?tab=base" noValidate preventScrollReset className="space-y-5">
        <Intent is="save-base-rate" />
        <input type="hidden" name="form" value={NAME} />
        <input type="hidden" name="version" value={read} />
        <DecimalField
          label={words.basePricePerNight}
          name="base_price"
          defaultValue={typed?.base_price ?? baseRate / 100}
          error={errors?.base_price}
        />
        <SubmitButton acting={words.saving} of={NAME} look="act">
          {words.updateBasePrice}
        </SubmitButton>
        <FormFailure result={own} here="?tab=base" />
        <FormQuestion result={own} />
      </Form>
    </section>
  )
}

/** What a villa has instead of the base price, and what further guests cost in it. */
function VillaBase({ villa, rates, baseRate, result }: Props & { villa: { id: number; name: string } }) {
  const own = resultFor(`villa ${villa.id}`, result)
  const field = (wire: string, saved: string) => ({
    name: wire,
    required: false,
    defaultValue: own?.typed?.[wire] ?? saved,
    error: own?.errors?.[wire],
  })
  const euros = (cents: number | null | undefined) => (cents == null ? '' : String(cents / 100))
  return (
    <section className="price-fields">
      <h2>{words.pricesOf(villa.name)}</h2>
      <p className="measure mt-1 mb-5 text-ink-soft text-sm">{words.emptyBaseIsAsInTheHouse}</p>
      <RatesForm villa={villa} rates={rates} here={toVilla(villa.id)} own={own} className="space-y-5">
        <DecimalField
          label={words.basePricePerNight}
          hint={words.inTheHouse(formatEuros(baseRate))}
          {...field('base_price', euros(rates?.baseRate))}
        />
        <Field
          label={words.guestsInThePrice}
          inputMode="numeric"
          hint={words.guestsInThePriceHint}
          {...field('included_guests', String(rates?.includedGuests ?? ''))}
        />
        <DecimalField label={words.furtherGuestPerNight} {...field('further_guest_price', euros(rates?.furtherGuest))} />
      </RatesForm>
    </section>
  )
}
