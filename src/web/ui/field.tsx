import { type ComponentProps, type ReactNode, useState } from 'react'
import { useActionData } from 'react-router'
import * as words from '#words/en/controls.ts'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import { type Password, PasswordInput } from './password-input.tsx'

type ControlProps<Label = string> = {
  label: Label
  name: string
  id?: string | undefined
  error?: string | undefined
  hint?: ReactNode
  required?: boolean | undefined
  /** In filters and exports: a smaller label, the browser's own validation, and no mark for optional fields, which most are. */
  compact?: boolean
}

type Told = { answer: unknown; error: string | undefined }

/** Error of the last submit, until the field is edited. For a form without an action, a different error is a new one. */
export function useFreshError(error: string | undefined): [string | undefined, () => void] {
  const answer: unknown = useActionData()
  const [edited, setEdited] = useState<Told | null>(null)
  const isOld = edited !== null && edited.answer === answer && edited.error === error
  return [isOld ? undefined : error, () => setEdited({ answer, error })]
}

const describedBy = (id: string, error: string | undefined, hint: ReactNode) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className="text-brick text-sm empty:hidden">
      {children && (
        <span className="mt-1.5 flex items-start gap-1.5 font-medium">
          <Icon shape={icons.warning} className="mt-0.5 size-4" />
          {children}
        </span>
      )}
    </p>
  )
}

type FrameProps = Omit<ControlProps<ReactNode>, 'name' | 'required'> & { children: ReactNode; optional: boolean }

function Frame({ label, id, error, hint, children, optional, compact }: FrameProps) {
  return (
    <div className={compact ? 'min-w-0' : undefined}>
      <label htmlFor={id} className={`block font-semibold text-sm ${compact ? 'mb-1' : 'mb-1.5'}`}>
        {label}
        {optional && <span className="font-normal text-ink-soft"> {words.optional}</span>}
      </label>
      {children}
      {hint && (
        <div id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm">
          {hint}
        </div>
      )}
      {!compact && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** ARIA attributes and error state shared by a control and its wrapper. */
function useControl({ label, name, id = name, error, hint, compact = false, required = !compact }: ControlProps<ReactNode>) {
  const [shown, edited] = useFreshError(error)
  return {
    frame: { label, id, error: shown, hint, compact, optional: !required && !compact },
    control: {
      id,
      name,
      required: compact && required,
      'aria-required': (!compact && required) || undefined,
      'aria-invalid': shown ? (true as const) : undefined,
      'aria-describedby': describedBy(id, shown, hint),
    },
    edited,
  }
}

/** `password`: which one a field with the type 'password' asks for. */
export function Field({ onInput, password, ...props }: ControlProps & ComponentProps<'input'> & { password?: Password }) {
  const { label, name, id, error, hint, required, compact, ...input } = props
  const { frame, control, edited } = useControl(props)
  const all: ComponentProps<'input'> = {
    type: 'text',
    ...input,
    ...control,
    onInput: (event) => {
      edited()
      onInput?.(event)
    },
  }
  return (
    <Frame {...frame}>
      {input.type === 'password' ? <PasswordInput {...all} password={password} /> : <input {...all} className="input" />}
    </Frame>
  )
}

export function TextArea({ onInput, ...props }: ControlProps & ComponentProps<'textarea'>) {
  const { label, name, id, error, hint, required, compact, ...area } = props
  const { frame, control, edited } = useControl(props)
  return (
    <Frame {...frame}>
      <textarea
        rows={4}
        {...area}
        {...control}
        className="input resize-y"
        onInput={(event) => {
          edited()
          onInput?.(event)
        }}
      />
    </Frame>
  )
}

export function Select({ children, ...props }: ControlProps<ReactNode> & ComponentProps<'select'>) {
  const { label, name, id, error, hint, required, compact, ...select } = props
  const { frame, control, edited } = useControl(props)
  return (
    <Frame {...frame}>
      <select {...select} {...control} className="input" onInput={edited}>
        {children}
      </select>
    </Frame>
  )
}
