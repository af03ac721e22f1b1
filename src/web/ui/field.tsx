import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { Icon } from './icon.tsx'

type Own = { label: string; name: string; error?: string | undefined; hint?: ReactNode }

/** The error of the last submit, until the field is edited. */
export function useFreshError(error: string | undefined): [string | undefined, () => void] {
  const [edited, setEdited] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new answer shows its errors again
  useEffect(() => setEdited(false), [error])
  return [edited ? undefined : error, () => setEdited(true)]
}

const described = (name: string, error: string | undefined, hint: ReactNode) =>
  [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined

export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className="text-brick text-sm empty:hidden">
      {children && (
        <span className="mt-1.5 flex items-start gap-1.5 font-medium">
          <Icon name="warning" className="mt-0.5 size-4" />
          {children}
        </span>
      )}
    </p>
  )
}

function Frame({ label, name, error, hint, children, optional }: Own & { children: ReactNode; optional: boolean }) {
  return (
    <div>
      <label htmlFor={name} className="mb-1.5 block font-semibold text-sm">
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {children}
      {hint && (
        <p id={`${name}-hint`} className="mt-1.5 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      <FieldError id={`${name}-error`}>{error}</FieldError>
    </div>
  )
}

export function Field({ label, name, error, hint, required = true, onInput, ...input }: Own & ComponentProps<'input'>) {
  const [shown, edited] = useFreshError(error)
  return (
    <Frame label={label} name={name} error={shown} hint={hint} optional={!required}>
      <input
        {...input}
        id={name}
        name={name}
        className="input"
        aria-required={required || undefined}
        aria-invalid={shown ? true : undefined}
        aria-describedby={described(name, shown, hint)}
        onInput={(event) => {
          edited()
          onInput?.(event)
        }}
      />
    </Frame>
  )
}

export function TextArea({ label, name, error, hint, required = true, onInput, ...area }: Own & ComponentProps<'textarea'>) {
  const [shown, edited] = useFreshError(error)
  return (
    <Frame label={label} name={name} error={shown} hint={hint} optional={!required}>
      <textarea
        rows={4}
        {...area}
        id={name}
        name={name}
        className="input resize-y"
        aria-required={required || undefined}
        aria-invalid={shown ? true : undefined}
        aria-describedby={described(name, shown, hint)}
        onInput={(event) => {
          edited()
          onInput?.(event)
        }}
      />
    </Frame>
  )
}

export function Select({ label, name, error, hint, required = true, children, ...select }: Own & ComponentProps<'select'>) {
  const [shown, edited] = useFreshError(error)
  return (
    <Frame label={label} name={name} error={shown} hint={hint} optional={!required}>
      <select
        {...select}
        id={name}
        name={name}
        className="input"
        aria-required={required || undefined}
        aria-invalid={shown ? true : undefined}
        aria-describedby={described(name, shown, hint)}
        onInput={edited}
      >
        {children}
      </select>
    </Frame>
  )
}
