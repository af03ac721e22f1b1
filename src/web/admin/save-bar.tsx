import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as words from '#words/en/office-forms.ts'
import { goOnEditing } from '#words/en/office-frame.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
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
 * The end of a long form. While something is not saved it stays in view, says what, and takes it back; more than one change only after a
 * question. Without scripts it is a button at the end of the form.
 */
export function SaveBar({ changes, round, undo, acting, of, disabled = false, children }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button is gone.
    if (round > 0) bar.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }, [round])
  const unsaved = changes.length > 0
  useEffect(() => uncoverFocus(bar.current), [])
  // The bar comes into view with the first change.
  useEffect(() => {
    if (unsaved) uncover(bar.current, document.activeElement)
  }, [unsaved])
  const [asking, ask] = useState(false)
  const names = changes.map(({ label }) => label).join(', ')
  const takeBack = () => {
    bar.current?.closest('form')?.reset()
    undo()
  }
  return (
    <div ref={bar} className="save-bar" data-unsaved={unsaved || undefined}>
      <p role="status">{unsaved && words.changesNotSaved(changes.length)}</p>
      <p className="save-bar-names">{names}</p>
      {unsaved && (
        <Button type="button" onClick={changes.length > 1 ? () => ask(true) : takeBack}>
          {words.undo}
        </Button>
      )}
      <Dialog open={asking} close={() => ask(false)} title={words.undoAll}>
        <p>{names}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="button" look="act" onClick={() => ask(false)}>
            {goOnEditing}
          </Button>
          <Button type="button" onClick={takeBack}>
            {words.undoThem}
          </Button>
        </div>
      </Dialog>
      <SubmitButton acting={acting} look="act" disabled={disabled} {...(of === undefined ? {} : { of })}>
        {children}
      </SubmitButton>
    </div>
  )
}

/** Of the page's head on phones, and some air. */
const HEAD = 80

/** Scrolls what has the focus out from under the bar: a browser minds the place of the caret alone, which is one line of a text. */
function uncover(bar: HTMLElement | null, target: EventTarget | null): void {
  if (!bar || !(target instanceof HTMLElement) || bar.contains(target) || getComputedStyle(bar).position !== 'sticky') return
  const { top, bottom } = target.getBoundingClientRect()
  const hidden = bottom - bar.getBoundingClientRect().top
  if (hidden > 0) scrollBy({ top: Math.max(0, Math.min(hidden + 8, top - HEAD)), behavior: 'instant' })
}

function uncoverFocus(bar: HTMLElement | null): (() => void) | undefined {
  const form = bar?.closest('form')
  // After the browser has scrolled by itself.
  const look = ({ target }: FocusEvent) => requestAnimationFrame(() => uncover(bar, target))
  form?.addEventListener('focusin', look)
  return () => form?.removeEventListener('focusin', look)
}
