import { Form } from 'react-router'
import type { OwnStay } from '#contract/guest-stays.ts'
import * as words from '#words/en/stay.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { type FormResult, resultFor } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { Field } from '../ui/field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { Panel } from './panel.tsx'

type Props = { stay: OwnStay; result: FormResult | undefined }

/** Number of the guest's document, where the owners have to declare it. What was given is not shown again. */
export function DocumentForm({ stay: { document, documentGivenAt }, result: last }: Props) {
  const result = resultFor('document', last)
  if (document === 'not_asked') return null
  return (
    <Panel title={words.document} id="document">
      {document === 'given' && <p className="mb-3 text-olive">{words.documentGiven}</p>}
      <p className="measure mb-4 text-sm">{words.documentMeans}</p>
      {/* A number that was saved does not stay in the field. */}
      <Form key={documentGivenAt} method="post" noValidate preventScrollReset autoComplete="off" className="space-y-5">
        <Intent is="document" />
        <FormFailure result={result} />
        <Field
          label={document === 'given' ? words.otherDocumentNumber : words.documentNumber}
          name="documentNumber"
          maxLength={40}
          autoComplete="off"
          defaultValue={result?.typed?.documentNumber}
          error={result?.errors?.documentNumber}
        />
        <SubmitButton acting={words.saving} of="document">
          {words.save}
          <span className="sr-only"> ({words.document})</span>
        </SubmitButton>
      </Form>
    </Panel>
  )
}
