import { type ReactNode, useState } from 'react'
import { Form } from 'react-router'
import * as words from '#words/en/office-pricing.ts'
import { FormFailure } from '../../../forms/form-failure.tsx'
import { FormQuestion } from '../../../forms/form-question.tsx'
import { Intent } from '../../../forms/intent.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import type { PricingResult, VillaRates } from '../answer.ts'

type Props = {
  villa: { id: number }
  rates: VillaRates | undefined
  here: string
  own: PricingResult | undefined
  /** Values that are saved again as they are. */
  besides?: Record<string, string>
  className?: string
  children: ReactNode
}

/** Form of what a villa has instead of the prices of the house. */
export function RatesForm({ villa, rates, here, own, besides = {}, className, children }: Props) {
  const name = `villa ${villa.id}`
  const [version] = useState(own?.typed?.version ?? rates?.version ?? 0)
  return (
    <Form method="post" action={here} noValidate preventScrollReset className={className}>
      <Intent is="save-villa-rates" />
      {Object.entries({ form: name, villaId: villa.id, version, ...besides }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {children}
      <div className="mt-4">
        <SubmitButton acting={words.saving} of={name} look="act">
          {words.savePricesOfVilla}
        </SubmitButton>
        <FormFailure result={own} here={here} />
        <FormQuestion result={own} />
      </div>
    </Form>
  )
}
