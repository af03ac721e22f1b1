import { useState } from 'react'
import { Form, href } from 'react-router'
import type { AnswerOf } from '#contract/call.ts'
import type { mailWordsCalls } from '#contract/mail-words.ts'
import * as words from '#words/en/office-mail-words.ts'
import { nameOf } from '#words/languages.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import type { FormResult } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { PartList } from '../long-form/part-list.tsx'
import { useChanges, useUndo } from '../long-form/use-changes.ts'
import { FieldList } from '../messages/field-list.tsx'
import { SaveBar } from '../save-bar.tsx'
import { WordsPart } from './words-part.tsx'

type Mail = AnswerOf<typeof mailWordsCalls.read>
type Props = { mail: Mail; result: FormResult | undefined }

/** The words of a mail in all languages. */
export function WordsForm({ mail, result }: Props) {
  const { round, shown, undo } = useUndo(result)
  const editions = mail.texts.map(({ edition }) => edition).join()
  return <Texts key={`${editions} ${round}`} mail={mail} result={shown} round={round} undo={undo} />
}

function Texts({ mail: { mail, texts, fields, required }, result, round, undo }: Props & { round: number; undo: () => void }) {
  const { watched, changes } = useChanges(undefined)
  // From when the form was opened. Newer ones would let a save overwrite somebody else's change.
  const [editions] = useState(() =>
    texts.map(({ language, edition }) => ({ name: `version_${language}`, value: result?.typed?.[`version_${language}`] ?? edition })),
  )
  const isUnsaved = (language: string) => changes.some(({ part }) => part === `in-${language}`)
  const parts = texts.map(({ language }) => ({ id: `in-${language}`, title: nameOf[language], unsaved: isUnsaved(language) }))
  return (
    <div className="long-form">
      <PartList parts={parts} />
      <Form {...watched} method="post" replace noValidate preventScrollReset data-unchanged={changes.length > 0 ? undefined : ''}>
        <Intent is="save" />
        {editions.map((edition) => (
          <input key={edition.name} type="hidden" {...edition} />
        ))}
        {texts.map((text) => (
          <WordsPart key={text.language} text={text} required={required} result={result} unsaved={isUnsaved(text.language)} />
        ))}
        <FieldList how={words.fieldsHow} fields={fields.map((field) => [field, words.fields[field]])} />
        <FormFailure result={result} here={href('/admin/dashboard/site-mails/:mail', { mail })} />
        <SaveBar changes={changes} round={round} undo={undo} acting={words.saving} of="save">
          {words.save}
        </SaveBar>
      </Form>
    </div>
  )
}
