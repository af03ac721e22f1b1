import { useState } from 'react'
import { Form } from 'react-router'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-pricing.ts'
import { FormFailure } from '../../../forms/form-failure.tsx'
import { FormQuestion } from '../../../forms/form-question.tsx'
import { resultFor } from '../../../forms/form-result.ts'
import { Intent } from '../../../forms/intent.tsx'
import { DecimalField } from '../../../ui/decimal-field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import type { TabProps } from '../tabs.ts'
import type { readBase } from './read-base.server.ts'

const NAME = 'base'

type Props = TabProps<typeof readBase>

export default function BasePriceTab(props: Props) {
  return <BasePriceForm key={props.version} {...props} />
}

function BasePriceForm({ baseRate, version, result }: Props) {
  const own = resultFor(NAME, result)
  const [read] = useState(own?.typed?.version ?? version)
  const { typed, errors } = own ?? {}
  return (
    <section className="panel max-w-xl">
      <h2 className="text-xl">{words.basePrice}</h2>
      <p className="mt-1 mb-5 text-ink-soft text-sm">{words.everyNightOutsideTheActive(formatEuros(baseRate))}</p>
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
