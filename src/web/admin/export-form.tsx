import type { ReactNode } from 'react'
import * as words from '#words/en/office-bookings.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'

type Props = { title: string; action: string; year: string; id: string; children?: ReactNode }

/** A file for a period. A plain form: the browser saves the API's answer. */
export function Export({ title, action, year, id, children }: Props) {
  return (
    <form action={action} className="grid items-end gap-3 sm:grid-cols-2" aria-label={title}>
      <Field compact label={words.fromIt} id={`${id}-from`} type="date" name="from" required defaultValue={`${year}-01-01`} />
      <Field compact label={words.until2} id={`${id}-until`} type="date" name="until" required defaultValue={`${year}-12-31`} />
      {children}
      <Button>{title}</Button>
    </form>
  )
}
