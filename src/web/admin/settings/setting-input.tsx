import { type ComponentProps, useState } from 'react'
import * as words from '#words/en/office-settings.ts'
import type { FormErrors, FormValues } from '../../forms/form-result.ts'
import { Boxes } from '../../ui/boxes.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { nameBox, rowKinds, type SavedSetting, type SettingField, type SettingRow } from './fields.ts'
import { SettingRows } from './setting-rows.tsx'

/** Rows of a long text; it has more by drawing at its corner. */
const LONGEST = 16

type Props = {
  field: SettingField
  saved: SavedSetting
  typed: FormValues | undefined
  missing: boolean
  errors: FormErrors | undefined
  /** It means nothing yet. It stays what it is, as something may be typed in it before the scripts start. */
  hidden: boolean
}

export function SettingInput(props: Props) {
  const { field, saved, typed, errors } = props
  if (!rowKinds[field.kind ?? 'text']) return <OneSetting {...props} />
  const rows = saved as readonly SettingRow[]
  // A saved list is shown anew.
  return <SettingRows key={JSON.stringify(rows)} field={field} saved={rows} typed={typed} errors={errors} />
}

function OneSetting({ field, saved, typed, missing, errors, hidden }: Props) {
  const { name, label, kind = 'text', choices, hint, optional = false, advised } = field
  const error = errors?.[name]
  const value = typed?.[name] ?? String(saved)
  const [length, setLength] = useState(value.length)
  const hints = [missing && words.toBeFilledInBefore, hint, advised && lengthWords(length, advised)]
  const shared = {
    name,
    label,
    error,
    required: !optional,
    defaultValue: value,
    hint: hints.filter(Boolean).join(' ') || undefined,
    'data-hidden': hidden || undefined,
  }
  const count = advised ? { onInput: (event: { currentTarget: { value: string } }) => setLength(event.currentTarget.value.length) } : {}
  if (choices && kind === 'several') {
    const ticked = (choice: string) =>
      typed ? nameBox(name, choice) in typed : Array.isArray(saved) && (saved as readonly string[]).includes(choice)
    const boxes = Object.entries(choices).map(([choice, text]) => ({ name: nameBox(name, choice), label: text, ticked: ticked(choice) }))
    return (
      <>
        <input type="hidden" name={name} />
        <Boxes id={name} legend={label} boxes={boxes} hint={hint ?? ''} error={error} />
      </>
    )
  }
  if (choices) {
    return (
      <Select {...shared}>
        {Object.entries(choices).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </Select>
    )
  }
  if (kind === 'area' || kind === 'long') {
    return (
      <TextArea
        {...shared}
        {...count}
        rows={kind === 'long' ? Math.min(LONGEST, value.split('\n').length + 2) : 3}
        maxLength={kind === 'long' ? 50_000 : 500}
      />
    )
  }
  return (
    <Field
      {...shared}
      {...count}
      maxLength={500}
      {...chooseInput(kind)}
      {...(kind === 'email' || kind === 'url' ? { autoCapitalize: 'none', spellCheck: false } : {})}
    />
  )
}

const chooseInput = (kind: SettingField['kind']): Pick<ComponentProps<'input'>, 'inputMode' | 'type'> => {
  if (kind === 'number') return {}
  return kind === 'days' || kind === 'percent' || kind === 'euros' ? { inputMode: 'numeric' } : { type: kind }
}

function lengthWords(length: number, [from, until]: [number, number]): string {
  const verdict = length < from ? words.tooShort : length > until ? words.tooLong : words.goodLength
  return words.charactersRecommendedCharacters(length, verdict, from, until)
}
