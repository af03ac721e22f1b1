import { Form, href } from 'react-router'
import type { PromoCode } from '#contract/promo-codes.ts'
import type { Villa } from '#contract/villas.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { dayMonthsLater } from '#domain/month.ts'
import { promoBases } from '#domain/pricing/promo-code.ts'
import { cancel, furtherConditions } from '#words/en/office-pricing.ts'
import * as words from '#words/en/office-promo-codes.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { FormQuestion } from '../../forms/form-question.tsx'
import type { FormResult } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { useSite } from '../../layout/use-site.ts'
import { LinkButton } from '../../ui/button.tsx'
import { DecimalField } from '../../ui/decimal-field.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { FormPart } from '../pricing/form-part.tsx'
import { tickedVillas } from '../pricing/tick-boxes.ts'
import { VillaBoxes } from '../pricing/villa-boxes.tsx'

type Props = { promo?: PromoCode; villas: Pick<Villa, 'id' | 'name'>[]; today: CalendarDay; list: string; result: FormResult | undefined }

/** Adds a promo code, or changes the given one. */
export function PromoCodeForm({ promo, villas, today, list, result: own }: Props) {
  const form = promo ? `promo-code-${promo.id}` : 'promo-code'
  const here = `${list}${promo ? `edit=${promo.id}` : 'add=1'}`
  const shown: Record<string, string> = { ...(promo ? toValues(promo) : newCode(today)), ...own?.typed }
  const field = (name: string) => ({ id: `${form}-${name}`, name, defaultValue: shown[name], error: own?.errors?.[name] })
  const site = useSite()
  const ticked = own?.typed ? tickedVillas(own.typed).length > 0 : (promo?.villaIds.length ?? 0) > 0
  return (
    <Form method="post" action={here} noValidate preventScrollReset className="row-form">
      <Intent is="save" />
      <input type="hidden" name="form" value={form} />
      {promo && <input type="hidden" name="id" value={promo.id} />}
      {promo && <input type="hidden" name="version" value={shown.version} />}
      <Field label={words.code} maxLength={40} autoCapitalize="characters" spellCheck={false} hint={words.codeMeans} {...field('code')} />
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
      <Select label={words.status} {...field('active')}>
        <option value="1">{words.active}</option>
        <option value="0">{words.inactive}</option>
      </Select>
      <FormPart title={furtherConditions} names={['stayFrom', 'stayUntil']} field={field} open={ticked}>
        <Field label={words.stayFrom} type="date" required={false} {...field('stayFrom')} />
        <Field label={words.stayUntil} type="date" required={false} {...field('stayUntil')} />
        <VillaBoxes id={`${form}-villas`} villas={villas} saved={promo?.villaIds ?? []} typed={own?.typed} />
      </FormPart>
      {promo && (
        <p className="row-form-wide wrap-anywhere text-ink-soft text-sm">
          {words.link}: {`${site?.siteUrl ?? ''}${href('/booking')}?${new URLSearchParams({ code: promo.code })}`}
        </p>
      )}
      <div className="row-form-acts">
        <LinkButton to={list} preventScrollReset className="button-bare">
          {cancel}
        </LinkButton>
        <SubmitButton acting={words.saving} of={form} look="act">
          {words.save}
          {promo && <span className="sr-only"> {words.of(promo.code)}</span>}
        </SubmitButton>
      </div>
      <div className="row-form-wide empty:hidden">
        <FormQuestion result={own} />
        <FormFailure result={own} here={here} />
      </div>
    </Form>
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
