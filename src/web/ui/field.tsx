import { type ComponentProps, type ReactNode, useState } from 'react'
import { useActionData } from 'react-router'
import { Icon } from './icon.tsx'

type Own = { label: string; name: string; id?: string | undefined; error?: string | undefined; hint?: ReactNode }

const NEVER = {}

/** The error of the last submit, until the field is edited. */
export function useFreshError(error: string | undefined): [string | undefined, () => void] {
  const answer = useActionData()
  const [editedSince, setEditedSince] = useState<unknown>(NEVER)
  return [editedSince === answer ? undefined : error, () => setEditedSince(answer)]
}

const described = (id: string, error: string | undefined, hint: ReactNode) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

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

type Framed = Omit<Own, 'name'> & { children: ReactNode; optional: boolean }

function Frame({ label, id, error, hint, children, optional }: Framed) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

export function Field({ label, name, id = name, error, hint, required = true, onInput, ...input }: Own & ComponentProps<'input'>) {
  const [shown, edited] = useFreshError(error)
  return (
    <Frame label={label} id={id} error={shown} hint={hint} optional={!required}>
      <input
        {...input}
        id={id}
        name={name}
        className="input"
        aria-required={required || undefined}
        aria-invalid={shown ? true : undefined}
        aria-describedby={described(id, shown, hint)}
        onInput={(event) => {
          edited()
          onInput?.(event)
        }}
      />
    </Frame>
  )
}

export function TextArea({ label, name, id = name, error, hint, required = true, onInput, ...area }: Own & ComponentProps<'textarea'>) {
  const [shown, edited] = useFreshError(error)
  return (
    <Frame label={label} id={id} error={shown} hint={hint} optional={!required}>
      <textarea
        rows={4}
        {...area}
        id={id}
        name={name}
        className="input resize-y"
        aria-required={required || undefined}
        aria-invalid={shown ? true : undefined}
        aria-describedby={described(id, shown, hint)}
        onInput={(event) => {
          edited()
          onInput?.(event)
        }}
      />
    </Frame>
  )
}

export function Select({ label, name, id = name, error, hint, required = true, children, ...select }: Own & ComponentProps<'select'>) {
  const [shown, edited] = useFreshError(error)
  return (
    <Frame label={label} id={id} error={shown} hint={hint} optional={!required}>
      <select
        {...select}
        id={id}
        name={name}
        className="input"
        aria-required={required || undefined}
        aria-invalid={shown ? true : undefined}
        aria-describedby={described(id, shown, hint)}
        onInput={edited}
      >
        {children}
      </select>
    </Frame>
  )
}
