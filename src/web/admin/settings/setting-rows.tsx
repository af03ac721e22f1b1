import { useId, useRef, useState } from 'react'
import * as words from '#words/en/office-settings.ts'
import type { FormErrors, FormValues } from '../../forms/form-result.ts'
import { Button } from '../../ui/button.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import { useEdited } from '../../ui/use-edited.ts'
import { pictureProblem } from '../catalogue/picture-rules.ts'
import { uploadPicture } from '../catalogue/upload-picture.ts'
import { nameCell, rowKinds, type SettingField, type SettingRow } from './fields.ts'

type Row = { id: number; values: SettingRow }
type Props = { field: SettingField; saved: readonly SettingRow[]; typed: FormValues | undefined; errors: FormErrors | undefined }

/** A list in its order. Without scripts a row is removed by emptying it, and one more can be added at a time. */
export function SettingRows({ field: { name, label, kind = 'text', hint }, saved, typed, errors }: Props) {
  const { columns = {}, most = 0 } = rowKinds[kind] ?? {}
  const [rows, setRows] = useState<Row[]>(() => firstRows(name, Object.keys(columns), saved, typed).slice(0, most))
  const next = useRef(rows.length)
  const add = () => setRows([...rows, { id: next.current++, values: {} }])
  const moveUp = (at: number) => setRows(rows.map((row, index) => (index === at - 1 ? rows[at] : index === at ? rows[at - 1] : row) ?? row))
  const edited = useEdited<HTMLFieldSetElement>(rows)
  const id = useId()
  return (
    <fieldset
      ref={edited}
      data-invalid={errors?.[name] ? true : undefined}
      tabIndex={-1}
      className="min-w-0 outline-none"
      aria-describedby={`${id}-hint`}
    >
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      <p id={`${id}-hint`} className="mb-3 text-ink-soft text-sm">
        {hint}
      </p>
      <div data-field="">
        <ol className="space-y-4" hidden={rows.length === 0}>
          {rows.map((row, at) => (
            <li key={row.id} className="grid gap-3 border-sand-line border-t pt-3 sm:grid-cols-2">
              {Object.entries(columns).map(([column, title]) => {
                const cell = { name: nameCell(name, at, column), label: words.inRow(title, at + 1), value: row.values[column] ?? '' }
                const error = errors?.[nameCell(name, at, column)]
                return column === 'picture' ? (
                  <MarkPicture key={column} {...cell} nameCell={nameCell(name, at, 'name')} error={error} />
                ) : (
                  <Field
                    key={column}
                    name={cell.name}
                    label={cell.label}
                    defaultValue={cell.value}
                    error={error}
                    maxLength={column === 'name' ? 60 : 500}
                    {...(column === 'name' ? {} : { inputMode: 'url', autoCapitalize: 'none', spellCheck: false })}
                  />
                )
              })}
              <p className="scripted flex flex-wrap items-end gap-2">
                {at > 0 && (
                  <Button type="button" small onClick={() => moveUp(at)}>
                    {words.moveRowUp}
                    <span className="sr-only"> {words.inRow(label, at + 1)}</span>
                  </Button>
                )}
                <Button type="button" small onClick={() => setRows(rows.filter(({ id }) => id !== row.id))}>
                  {words.removeRow}
                  <span className="sr-only"> {words.inRow(label, at + 1)}</span>
                </Button>
              </p>
            </li>
          ))}
        </ol>
        {rows.length < most && (
          <p className="scripted mt-3">
            <Button type="button" small onClick={add}>
              {words.addRow}
              <span className="sr-only"> {label}</span>
            </Button>
          </p>
        )}
      </div>
      <FieldError id={`${id}-error`}>{errors?.[name]}</FieldError>
    </fieldset>
  )
}

/** What was typed, or else what is saved and an empty row. */
function firstRows(name: string, columns: string[], saved: readonly SettingRow[], typed: FormValues | undefined): Row[] {
  const typedRow = (at: number) => Object.fromEntries(columns.map((column) => [column, typed?.[nameCell(name, at, column)] ?? '']))
  const count = Object.keys(typed ?? {}).filter((field) => field.startsWith(`${name}.`) && field.endsWith('.name')).length
  const rows = count > 0 ? Array.from({ length: count }, (_, at) => typedRow(at)) : [...saved, {}]
  return rows.map((values, id) => ({ id, values }))
}

type MarkProps = { name: string; label: string; value: string; nameCell: string; error: string | undefined }

/** A mark is uploaded as soon as its file is chosen. */
function MarkPicture({ name, label, value, nameCell, error }: MarkProps) {
  const id = useId()
  const [address, setAddress] = useState(value)
  const [problem, setProblem] = useState<string>()
  const [sending, setSending] = useState(false)
  const message = problem ?? error
  const edited = useEdited<HTMLDivElement>(address)

  async function send(chosen: File, form: HTMLFormElement | null) {
    const wrong = pictureProblem(chosen, 'mark')
    setProblem(wrong ?? undefined)
    if (wrong) return
    setSending(true)
    const { url, error } = await uploadPicture(chosen, 'mark', String(new FormData(form ?? undefined).get(nameCell) ?? ''))
    setSending(false)
    if (url) setAddress(url)
    setProblem(error)
  }

  return (
    <div ref={edited} className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        {label}
      </label>
      <input
        id={id}
        name={name}
        value={address}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={message ? true : undefined}
        aria-describedby={`${id}-error`}
        className="input"
      />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {address && (
          <span className="rounded-soft border border-sand-line bg-white p-1">
            <img src={address} alt="" className="h-7 w-auto" />
          </span>
        )}
        <input
          type="file"
          accept="image/jpeg,image/png,image/gif,image/webp"
          aria-label={`${words.uploadMark}: ${label}`}
          disabled={sending}
          onChange={({ currentTarget: { files, form } }) => files?.[0] && send(files[0], form)}
          className="scripted min-h-11 min-w-0 flex-1 text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-soft file:border file:border-ink file:px-4 file:font-semibold"
        />
      </div>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {sending ? words.uploadingMark : ''}
      </p>
      <FieldError id={`${id}-error`}>{message}</FieldError>
    </div>
  )
}
