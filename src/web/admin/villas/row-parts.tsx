import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from '../../ui/field.tsx'

/** Rows of one kind, with the error of the whole. */
export function RowGroup({ title, error, children }: { title: string; error: string | undefined; children: ReactNode }) {
  const id = useId()
  return (
    <fieldset data-invalid={error ? true : undefined} tabIndex={-1} className="min-w-0 outline-none">
      <legend className="mb-2 font-semibold text-sm">{title}</legend>
      {children}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}

/** A field of a row, whose label is heard only. */
export const RowInput = ({ label, ...input }: { label: string } & ComponentProps<'input'>) => (
  <input {...input} aria-label={label} className="input" />
)
