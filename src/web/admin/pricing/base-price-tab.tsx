import { useState } from 'react'
import { Form } from 'react-router'
import { writtenEuros } from '#domain/money.ts'
import { Field } from '../../ui/field.tsx'
import { FormFailure } from '../form-failure.tsx'
import { answerTo, type PricingAnswer } from './answer.ts'
import { SaveButton } from './save-button.tsx'

const NAME = 'base'

type Props = { baseRate: number; version: number | undefined; answer: PricingAnswer | undefined }

export function BasePriceTab({ baseRate, version, answer }: Props) {
  const own = answerTo(NAME, answer)
  const [read] = useState(own?.typed?.version ?? version)
  const { typed, errors } = own ?? {}
  return (
    <section className="panel max-w-xl">
      <h2 className="text-xl">Base Price</h2>
      <p className="mt-1 mb-5 text-ink-soft text-sm">
        Every night outside the active seasons costs this, in each villa. Now: {writtenEuros(baseRate)} per night.
      </p>
      <Form method="post" action="?tab=base" noValidate preventScrollReset className="space-y-5">
        <input type="hidden" name="intent" value="save-base-rate" />
        <input type="hidden" name="form" value={NAME} />
        <input type="hidden" name="version" value={read} />
        <Field
          label="Base Price per Night (€)"
          name="base_price"
          type="number"
          inputMode="decimal"
          min="0"
          step="0.01"
          defaultValue={typed?.base_price ?? baseRate / 100}
          error={errors?.base_price}
        />
        <SaveButton form={NAME} label="Update Base Price" />
        <FormFailure answer={own} here="?tab=base" />
      </Form>
    </section>
  )
}
