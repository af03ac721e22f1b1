import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, Link } from 'react-router'
import { FormFailure } from '../form-failure.tsx'
import type { PricingAnswer } from './answer.ts'
import { SaveButton } from './save-button.tsx'

type FieldProps = { id: string; name: string; defaultValue: string | undefined; error: string | undefined }
type Props = {
  kind: 'season' | 'discount'
  /** The row to edit; undefined for a new row. */
  row: { id: number; version: number } | undefined
  intent: string
  /** Initial field values, by wire name. */
  values: Record<string, string>
  /** Button label for a new row. */
  add: string
  answer: PricingAnswer | undefined
  children: (field: (wire: string) => FieldProps) => ReactNode
}

/** Form to edit a table row or to add one. */
export function RowForm({ kind, row, intent, values, add, answer, children }: Props) {
  const form = useResetAfterSave(answer)
  const [version] = useState(answer?.typed?.version ?? row?.version)
  const name = row ? `${kind} ${row.id}` : kind
  const list = `?tab=${kind}s`
  const here = row ? `${list}&edit=${row.id}` : list
  const shown: Record<string, string> = { ...values, ...answer?.typed }
  const field = (wire: string) => ({
    id: `${name.replace(' ', '-')}-${wire}`,
    name: wire,
    defaultValue: shown[wire],
    error: answer?.errors?.[wire],
  })
  return (
    <Form ref={form} method="post" action={here} noValidate preventScrollReset className="grid gap-4 text-left sm:grid-cols-2">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="form" value={name} />
      {row && <input type="hidden" name="id" value={row.id} />}
      {row && <input type="hidden" name="version" value={version} />}
      {children(field)}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <SaveButton form={name} label={row ? 'Save' : add} />
        {row && (
          <Link to={list} preventScrollReset className="button button-plain">
            Cancel
          </Link>
        )}
      </div>
      <div className="empty:hidden sm:col-span-2">
        <FormFailure answer={answer} here={here} />
      </div>
    </Form>
  )
}

/** Resets the form for new rows after a successful save. */
function useResetAfterSave(answer: PricingAnswer | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer?.saved) form.current?.reset()
  }, [answer])
  return form
}
