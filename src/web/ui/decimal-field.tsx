import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'inputMode' | 'min' | 'max' | 'step'> & {
  /** The number may be below 0. The decimal keyboard of phones has no minus. */
  signed?: boolean
}

/**
 * Field of an amount of money or a percentage; `readDecimal` reads it. A text field, because `type=number` changes by the mouse wheel and
 * drops a decimal comma in some languages.
 */
export function DecimalField({ signed = false, ...props }: Props) {
  return <Field maxLength={20} autoComplete="off" {...props} inputMode={signed ? 'text' : 'decimal'} />
}
