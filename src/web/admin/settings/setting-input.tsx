import { type ComponentProps, useState } from 'react'
import * as words from '#words/en/office-settings.ts'
import type { FormValues } from '../../forms/form-result.ts'
import { Boxes } from '../../ui/boxes.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { nameBox, type SavedSetting, type SettingField } from './fields.ts'

type Props = { field: SettingField; saved: SavedSetting; typed: FormValues | undefined; missing: boolean; error: string | undefined }

export function SettingInput({ field, saved, typed, missing, error }: Props) {
  const { name, label, kind = 'text', choices, hint, optional = false, advised } = field
  const value = typed?.[name] ?? String(saved)
  const [length, setLength] = useState(value.length)
  const hints = [missing && words.toBeFilledInBefore, hint, advised && lengthWords(length, advised)]
  const shared = { name, label, error, required: !optional, defaultValue: value, hint: hints.filter(Boolean).join(' ') || undefined }
  const count = advised ? { onInput: (event: { currentTarget: { value: string } }) => setLength(event.currentTarget.value.length) } : {}
  if (choices && kind === 'several') {
    const ticked = (choice: string) => (typed ? nameBox(name, choice) in typed : Array.isArray(saved) && saved.includes(choice))
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
    return <TextArea {...shared} {...count} rows={kind === 'long' ? 16 : 3} maxLength={kind === 'long' ? 50_000 : 500} />
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
