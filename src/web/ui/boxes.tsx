import { FieldError } from './field.tsx'

type Box = { name: string; label: string; ticked: boolean }
type Props = { id: string; legend: string; boxes: Box[]; hint: string; error?: string | undefined }

/** Tick boxes in a line. */
export function Boxes({ id, legend, boxes, hint, error }: Props) {
  return (
    <fieldset className="sm:col-span-2" aria-describedby={`${id}-hint ${id}-error`}>
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      <div data-field="" className="wrap-anywhere flex flex-wrap gap-x-6">
        {boxes.map(({ name, label, ticked }) => (
          <label key={name} className="flex min-h-11 items-center gap-2">
            <input type="checkbox" name={name} defaultChecked={ticked} className="size-5 accent-aegean" />
            {label}
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        {hint}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
