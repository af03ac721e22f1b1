import type { PromoCode } from '#contract/promo-codes.ts'
import type { Villa } from '#contract/villas.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { dayMonthsLater } from '#domain/month.ts'
import { promoBases } from '#domain/pricing/promo-code.ts'
import * as words from '#words/en/office-promo-codes.ts'
import { FormQuestion } from '../../forms/form-question.tsx'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { DecimalField } from '../../ui/decimal-field.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { FoldedForm } from '../folded-form.tsx'
import { VillaBoxes } from '../pricing/villa-boxes.tsx'

type Props = { promo?: PromoCode; villas: Pick<Villa, 'id' | 'name'>[]; today: CalendarDay; result: FormResult | undefined }

/** Adds a promo code, or changes the given one. */
export function PromoCodeForm({ promo, villas, today, result }: Props) {
  const form = promo ? `promo-code-${promo.id}` : 'promo-code'
  const own = resultFor(form, result)
  const shown: Record<string, string> = { ...(promo ? toValues(promo) : newCode(today)), ...own?.typed }
  const field = (name: string) => ({ id: `${form}-${name}`, name, defaultValue: shown[name], error: own?.errors?.[name] })
  const title = promo ? { title: words.change, of: words.of(promo.code) } : { title: words.add }
  return (
    <FoldedForm is="save" form={form} {...title} result={own}>
      {promo && <input type="hidden" name="id" value={promo.id} />}
      {promo && <input type="hidden" name="version" value={shown.version} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Field
            label={words.code}
            maxLength={40}
            autoCapitalize="characters"
            spellCheck={false}
            hint={words.codeMeans}
            {...field('code')}
          />
        </div>
        <DecimalField label={words.percentage} required={false} hint={words.eitherOr} {...field('percentage')} />
        <DecimalField label={words.amount} required={false} hint={words.eitherOr} {...field('amount')} />
        <Select label={words.base} {...field('base')}>
          {promoBases.map((base) => (
            <option key={base} value={base}>
              {words.bases[base]}
            </option>
          ))}
        </Select>
        <Field label={words.minimumNights} type="number" inputMode="numeric" min="1" {...field('minimumNights')} />
        <Field label={words.bookedFrom} type="date" {...field('validFrom')} />
        <Field label={words.bookedUntil} type="date" {...field('validUntil')} />
        <Field label={words.stayFrom} type="date" required={false} {...field('stayFrom')} />
        <Field label={words.stayUntil} type="date" required={false} {...field('stayUntil')} />
        <Field
          label={words.usesInAll}
          type="number"
          inputMode="numeric"
          min="1"
          required={false}
          hint={words.emptyIsNoLimit}
          {...field('usesInAll')}
        />
        <Field
          label={words.usesByGuest}
          type="number"
          inputMode="numeric"
          min="1"
          required={false}
          hint={words.emptyIsNoLimit}
          {...field('usesByGuest')}
        />
        <VillaBoxes id={`${form}-villas`} villas={villas} saved={promo?.villaIds ?? []} typed={own?.typed} />
        <Select label={words.status} {...field('active')}>
          <option value="1">{words.active}</option>
          <option value="0">{words.inactive}</option>
        </Select>
      </div>
      <SubmitButton acting={words.saving} of={form} look="act">
        {words.save}
        {promo && <span className="sr-only"> {words.of(promo.code)}</span>}
      </SubmitButton>
      <FormQuestion result={own} />
    </FoldedForm>
  )
}

const newCode = (today: CalendarDay) => ({
  base: 'total',
  minimumNights: '1',
  usesByGuest: '1',
  active: '1',
  validFrom: today,
  validUntil: dayMonthsLater(today, 3),
})

const toValues = (promo: PromoCode): Record<string, string> => ({
  version: String(promo.version),
  code: promo.code,
  percentage: String(promo.percentage ?? ''),
  amount: promo.amount === null ? '' : String(promo.amount / 100),
  base: promo.base,
  minimumNights: String(promo.minimumNights),
  validFrom: promo.validFrom,
  validUntil: promo.validUntil,
  stayFrom: promo.stayFrom ?? '',
  stayUntil: promo.stayUntil ?? '',
  usesInAll: String(promo.usesInAll ?? ''),
  usesByGuest: String(promo.usesByGuest ?? ''),
  active: promo.active ? '1' : '0',
})
