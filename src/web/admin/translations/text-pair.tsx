import { useState } from 'react'
import type { AnswerOf } from '#contract/call.ts'
import type { translationCalls } from '#contract/translations.ts'
import { longestText, roomFor, type TextSize } from '#domain/translations/fields.ts'
import * as words from '#words/en/office-translations.ts'
import { nameOf, type OtherLanguage, tagOf } from '#words/languages.ts'
import type { FormErrors, FormValues } from '../../forms/form-result.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'

export type Text = AnswerOf<typeof translationCalls.read>['texts'][number]

type Props = {
  text: Text
  language: OtherLanguage
  readOnly: boolean
  typed: FormValues | undefined
  errors: FormErrors | undefined
}

const rowsOf: Record<TextSize, number> = { line: 1, area: 3, page: 10 }
const LINE = 60
const MOST_ROWS = 30

const rowsFor = ({ size, source }: Text): number => {
  const lines = source.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE)), 0)
  return Math.min(MOST_ROWS, Math.max(rowsOf[size], lines))
}

/** A text in English, and beside it the field for its translation. */
export function TextPair({ text, language, readOnly, typed, errors }: Props) {
  const { key, seen, source, before, state } = text
  const field = words.fields[text.kind][text.field] ?? text.field
  const label = text.of ? words.fieldOf(field, text.of) : field
  const name = `text-${key}`
  const shown = typed?.[name] ?? text.text
  const [length, setLength] = useState(shown.trim().length)
  const room = roomFor(text.kind, text.field)
  return (
    <li className="grid gap-x-8 gap-y-3 border-sand-line border-t py-5 md:grid-cols-2">
      <div className="min-w-0">
        <h2 className="font-sans font-semibold text-sm tracking-normal">{label}</h2>
        <p lang="en" className="mt-1.5 whitespace-pre-line wrap-anywhere">
          {source}
        </p>
        {before !== null && (
          <details className="mt-3 text-sm">
            <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 font-medium text-brick">
              <Icon shape={icons.warning} className="size-4" />
              {words.englishChanged}. {words.itWas}
            </summary>
            <p lang="en" className="mt-1 whitespace-pre-line text-ink-soft wrap-anywhere">
              {before}
            </p>
          </details>
        )}
      </div>
      <div className="min-w-0">
        <input type="hidden" name={`version-${key}`} value={seen} />
        <TextArea
          label={words.inLanguage(nameOf[language], label)}
          name={name}
          lang={tagOf[language]}
          rows={rowsFor(text)}
          required={false}
          readOnly={readOnly}
          maxLength={longestText[text.size]}
          placeholder={state === 'missing' ? words.noTranslation : undefined}
          defaultValue={shown}
          hint={room && <Room length={length} room={room} />}
          onInput={({ currentTarget }) => setLength(currentTarget.value.trim().length)}
          error={errors?.[name]}
        />
        {state === 'changed' && !readOnly && <Checkbox compact name={`checked-${key}`} label={words.stillRight} />}
      </div>
    </li>
  )
}

/** Warns of a text that is cut off where it is shown. */
const Room = ({ length, room }: { length: number; room: number }) =>
  length > room ? (
    <span className="flex items-start gap-1.5 font-medium text-brick">
      <Icon shape={icons.warning} className="mt-0.5 size-4" />
      {words.isCutOff(length, room)}
    </span>
  ) : (
    words.fits(room)
  )
