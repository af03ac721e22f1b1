import type { FormValues } from '../forms/form-result.ts'

const FIELD = /^keepPasskey\.(\d+)$/

/** Name of the tick box of a passkey; each has its own, so that ticks are shown again with what was typed. */
export const keepField = (id: number): string => `keepPasskey.${id}`

/** The form's values with the ids of the ticked passkeys, as the calls that set a password expect them. */
export const withChosenPasskeys = (values: FormValues) => ({
  ...values,
  keepPasskeys: Object.keys(values)
    .flatMap((name) => FIELD.exec(name)?.[1] ?? [])
    .map(Number),
})
