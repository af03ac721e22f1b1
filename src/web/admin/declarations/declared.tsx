import { Form } from 'react-router'
import type { AnswerOf } from '#contract/call.ts'
import type { declarationCalls } from '#contract/declarations.ts'
import { forRoles } from '#domain/accounts/roles.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { DeclarationKind } from '#domain/declarations.ts'
import { formatDay } from '#words/en/days.ts'
import * as words from '#words/en/office-books.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { Field } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useMay } from '../use-may.ts'

type Declaration = AnswerOf<typeof declarationCalls.read>['declarations']['stays']
type Props = { kind: DeclarationKind; month: string; declaration: Declaration; today: CalendarDay; result: FormResult | undefined }

const names = { stays: words.stays, levy: words.levy }
const notes = { stays: words.noteStays, levy: words.noteLevy }

/** When a declaration is due, and the day on which it was made. */
export function Declared({ kind, month, declaration: { due, declaredOn, declaredBy }, today, result }: Props) {
  const own = resultFor(kind, result)
  const may = useMay()
  if (!may(forRoles.desk))
    return (
      <p className="mb-5">{declaredOn === null ? words.declareBy(formatDay(due)) : words.declaredOn(formatDay(declaredOn), declaredBy)}</p>
    )
  return (
    <Form method="post" action={`?month=${month}`} noValidate preventScrollReset className="mb-5 max-w-md space-y-3">
      <Intent is="declare" />
      <input type="hidden" name="form" value={kind} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="month" value={month} />
      {declaredOn === null ? (
        <>
          <p>{words.declareBy(formatDay(due))}</p>
          <Field
            label={words.dayOfDeclaration}
            id={`${kind}-declared`}
            name="declaredOn"
            type="date"
            defaultValue={own?.typed?.declaredOn ?? today}
            error={own?.errors?.declaredOn}
          />
          <SubmitButton acting={words.saving} of={kind} small>
            {notes[kind]}
          </SubmitButton>
        </>
      ) : (
        <>
          <p className="text-olive">{words.declaredOn(formatDay(declaredOn), declaredBy)}</p>
          <input type="hidden" name="declaredOn" value="" />
          <SubmitButton acting={words.saving} of={kind} small>
            {words.undo}
            <span className="sr-only"> ({names[kind]})</span>
          </SubmitButton>
        </>
      )}
      <FormFailure result={own} />
    </Form>
  )
}
