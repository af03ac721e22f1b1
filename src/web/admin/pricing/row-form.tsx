import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import * as words from '#words/en/office-pricing.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { FormQuestion } from '../../forms/form-question.tsx'
import { Intent } from '../../forms/intent.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { PricingResult } from './answer.ts'

/** Form ids are the kind, and for a row that exists also its id. */
export type RowKind = 'season' | 'discount' | 'levy' | 'fee' | 'tax' | 'rule'

type FieldProps = { id: string; name: string; defaultValue: string | undefined; error: string | undefined }
type Props = {
  /** Address of the list without the form. */
  list: string
  kind: RowKind
  /** The row to edit; undefined for a new row. */
  row: { id: number; version: number } | undefined
  intent: string
  /** Initial field values, by wire name. */
  values: Record<string, string>
  /** Button label for a new row. */
  add: string
  result: PricingResult | undefined
  /** The call asks before it saves what may be a slip. */
  asks?: true
  /** On wide screens all fields stand in the columns of the list, without their labels. */
  inRow?: true
  children: (field: (wire: string) => FieldProps) => ReactNode
}

/** Form to edit a table row or to add one. */
export function RowForm({ list, kind, row, intent, values, add, result, asks, inRow, children }: Props) {
  const form = useResetAfterSave(result)
  const [version] = useState(result?.typed?.version ?? row?.version)
  const name = row ? `${kind} ${row.id}` : kind
  const here = `${list}&${row ? `edit=${row.id}` : 'add=1'}`
  const shown: Record<string, string> = { ...values, ...result?.typed }
  const field = (wire: string) => ({
    id: `${name.replace(' ', '-')}-${wire}`,
    name: wire,
    defaultValue: shown[wire],
    error: result?.errors?.[wire],
  })
  return (
    <Form ref={form} method="post" action={here} noValidate preventScrollReset className="row-form" data-columns={inRow && kind}>
      <Intent is={intent} />
      <input type="hidden" name="form" value={name} />
      {row && <input type="hidden" name="id" value={row.id} />}
      {row && <input type="hidden" name="version" value={version} />}
      {children(field)}
      <div className="row-form-acts">
        <LinkButton to={list} preventScrollReset className="button-bare">
          {words.cancel}
        </LinkButton>
        <SubmitButton acting={words.saving} of={name} look="act">
          {row ? words.save : add}
        </SubmitButton>
      </div>
      <div className="row-form-wide empty:hidden">
        {asks && <FormQuestion result={result} />}
        <FormFailure result={result} here={here} />
      </div>
    </Form>
  )
}

/** Resets the form for new rows after a successful save. */
function useResetAfterSave(result: PricingResult | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (result?.saved) form.current?.reset()
  }, [result])
  return form
}
