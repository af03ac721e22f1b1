import { type ReactNode, useEffect, useRef } from 'react'
import * as words from '#words/en/office-forms.ts'
import { Button } from '../ui/button.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import type { Change } from './long-form/form-changes.ts'

type Props = {
  changes: readonly Change[]
  /** How often the form was drawn anew by `undo`. */
  round: number
  undo: () => void
  acting: string
  of?: string
  disabled?: boolean
  /** Label of the button that saves. */
  children: ReactNode
}

/**
 * The end of a long form. While something is not saved it stays in view, says what, and takes it back. Without scripts it is a button at the
 * end of the form.
 */
export function SaveBar({ changes, round, undo, acting, of, disabled = false, children }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button is gone.
    if (round > 0) bar.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }, [round])
  const takeBack = () => {
    bar.current?.closest('form')?.reset()
    undo()
  }
  return (
    <div ref={bar} className="save-bar" data-unsaved={changes.length > 0 || undefined}>
      <p role="status">{changes.length > 0 && words.changesNotSaved(changes.length)}</p>
      <p className="save-bar-names">{changes.map(({ label }) => label).join(', ')}</p>
      {changes.length > 0 && (
        <Button type="button" onClick={takeBack}>
          {words.undo}
        </Button>
      )}
      <SubmitButton acting={acting} look="act" disabled={disabled} {...(of === undefined ? {} : { of })}>
        {children}
      </SubmitButton>
    </div>
  )
}
