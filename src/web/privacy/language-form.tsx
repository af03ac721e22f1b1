import { Form } from 'react-router'
import * as words from '#words/en/legal.ts'
import { languages, nameOf, tagOf } from '#words/languages.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { Select } from '../ui/field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'

type Props = { language: string; result: FormResult | undefined }

/** In which language the guest is written to about the account. */
export function LanguageForm({ language, result }: Props) {
  return (
    <Form key={language} method="post" replace preventScrollReset className="max-w-md space-y-5">
      <Intent is="language" />
      <Select
        label={words.languageOfMails}
        name="language"
        defaultValue={result?.typed?.language ?? language}
        hint={words.languageOfMailsMeans}
        error={result?.errors?.language}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={tagOf[one]}>
            {nameOf[one]}
          </option>
        ))}
      </Select>
      <SubmitButton acting={words.savingLanguage}>{words.saveLanguage}</SubmitButton>
      <FormFailure result={result} />
    </Form>
  )
}
