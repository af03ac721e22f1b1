import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  label: ReactNode
  hint?: string
  /** In filters and beside other fields: smaller. */
  compact?: boolean
}

/** A tick box with its label beside it. */
export function Checkbox({ label, hint, compact, ...input }: Props) {
  const hintId = `${input.name}-hint`
  const box = (
    <label className={compact ? 'flex min-h-11 items-center gap-2 text-sm' : 'flex min-h-11 items-center gap-3'}>
      <input type="checkbox" value="1" {...input} aria-describedby={hint && hintId} className="size-5 shrink-0 accent-aegean" />
      {label}
    </label>
  )
  if (!hint) return box
  return (
    <div>
      {box}
      <p id={hintId} className="text-ink-soft text-sm">
        {hint}
      </p>
    </div>
  )
}
