import type { AnswerOf } from '#contract/call.ts'
import type { feeCalls } from '#contract/fees.ts'
import type { Villa } from '#contract/villas.ts'
import { feeScopes } from '#domain/pricing/fees.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-pricing.ts'
import { DecimalField } from '../../../ui/decimal-field.tsx'
import { Field, Select } from '../../../ui/field.tsx'
import { VillaOptions } from '../../../ui/villa-options.tsx'
import type { PricingResult } from '../answer.ts'
import { RowForm } from '../row-form.tsx'
import { RowsTab } from '../rows-tab.tsx'
import type { RowsAsked } from '../tabs.ts'

type Fee = AnswerOf<typeof feeCalls.list>['fees'][number]
type Villas = Pick<Villa, 'id' | 'name'>[]

type Props = { fees: Fee[]; villas: Villas; rows: RowsAsked; result: PricingResult | undefined }

/** Fees that are part of every price, of all villas or of one. */
export function FeesSection({ fees, villas, rows, result }: Props) {
  const getName = (villaId: number | null) =>
    villas.find(({ id }) => id === villaId)?.name ?? (villaId ? words.withdrawnVilla : words.allVillas)
  return (
    <RowsTab
      list="fees"
      kind="fee"
      title={words.fees}
      lead={words.feesMean}
      none={words.noFees}
      headings={[words.feeName, words.villa, words.feeFor, words.amount]}
      amount={3}
      asked={rows}
      rows={fees.map(({ id, name, villaId, scope, rate }) => ({
        id,
        name,
        cells: [name, getName(villaId), words.feeScopes[scope], formatEuros(rate)],
      }))}
      result={result}
      form={(id, own) => <FeeForm fee={fees.find((fee) => fee.id === id)} villas={villas} result={own} />}
      add={words.addFee}
      remove={{ title: words.removeFee, says: words.feeIsRemoved, intent: 'remove-fee' }}
    />
  )
}

function FeeForm({ fee, villas, result }: { fee: Fee | undefined; villas: Villas; result: PricingResult | undefined }) {
  return (
    <RowForm
      kind="fee"
      list="?tab=fees"
      asks
      row={fee}
      intent="save-fee"
      values={fee ? toWire(fee) : {}}
      add={words.addFee}
      result={result}
    >
      {(field) => (
        <>
          <Field label={words.feeName} maxLength={60} hint={words.guestsReadIt} {...field('name')} />
          <Select label={words.villa} {...field('villaId')}>
            <option value="">{words.allVillas}</option>
            <VillaOptions villas={villas} />
          </Select>
          <Select label={words.feeFor} {...field('per')}>
            {feeScopes.map((scope) => (
              <option key={scope} value={scope}>
                {words.feeScopes[scope]}
              </option>
            ))}
          </Select>
          <DecimalField label={words.feeAmount} {...field('price')} />
        </>
      )}
    </RowForm>
  )
}

const toWire = ({ name, villaId, scope, rate }: Fee) => ({ name, villaId: String(villaId ?? ''), per: scope, price: String(rate / 100) })
