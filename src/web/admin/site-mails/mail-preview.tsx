import { Form } from 'react-router'
import * as words from '#words/en/office-mail-words.ts'
import { type Language, languages, nameOf, tagOf } from '#words/languages.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import type { FormResult } from '../../forms/form-result.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'

export type Preview = {
  language: Language
  subject: string
  html: string
}

type Props = {
  preview: Preview | null
  /** It has texts that are typed and not saved. */
  typed: boolean
  /** What it is of, as the form has it. */
  shown: { language: string; bookingNumber: string }
  /** What is wrong with that. */
  error: string | undefined
  result: FormResult | undefined
}

/** The mail as a guest gets it, and the way to get it oneself. Its frame runs no scripts; it is of this origin for the picture of the villa. */
export function MailPreview({ preview, typed, shown, error, result }: Props) {
  const { language, bookingNumber } = result?.typed ?? shown
  return (
    <section aria-labelledby="preview" className="mt-10 max-w-3xl space-y-4">
      <h2 id="preview" className="text-xl">
        {words.preview}
      </h2>
      <p className="text-ink-soft text-sm">
        {words.previewHow} {typed ? words.typedShown : words.savedShown}
      </p>
      <Form noValidate preventScrollReset action="#preview" className="space-y-4">
        <input type="hidden" name="form" value="test" />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={words.bookingNumber}
            name="bookingNumber"
            required={false}
            maxLength={12}
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={bookingNumber}
            error={result?.errors?.bookingNumber ?? error}
          />
          <Select label={words.language} name="language" defaultValue={language} error={undefined}>
            <option value="">{words.ofStay}</option>
            {languages.map((one) => (
              <option key={one} value={one}>
                {nameOf[one]}
              </option>
            ))}
          </Select>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button small>{words.show}</Button>
          <Button small formMethod="post" name="intent" value="test">
            {words.send}
          </Button>
        </div>
        <FormFailure result={result} />
      </Form>
      {preview && (
        <iframe
          sandbox="allow-same-origin"
          id="preview-of-mail"
          title={preview.subject}
          lang={tagOf[preview.language]}
          srcDoc={withoutStyles(preview.html)}
          className="h-160 w-full rounded-soft border border-sand-line"
        />
      )}
    </section>
  )
}

/** The page allows no styles of others; those of a mail stand in its elements, too. */
const withoutStyles = (html: string): string => html.replace(/<style>[^<]*<\/style>/, '')
