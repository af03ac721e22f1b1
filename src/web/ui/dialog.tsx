import { type ReactNode, useEffect, useId, useRef } from 'react'
import * as words from '#words/en/controls.ts'
import { TOASTS } from '../toasts/toaster.tsx'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import { useHydrated } from './use-hydrated.ts'

/** A modal dialog is above everything else; while one is open, the toasts are above it. */
export function placeToasts(): void {
  const toasts = document.getElementById(TOASTS)
  if (!toasts?.showPopover) return
  toasts.popover = null
  if (!document.querySelector('dialog:modal')) return
  toasts.popover = 'manual'
  toasts.showPopover()
}

type Props = { open: boolean; close: () => void; title: string; children: ReactNode }

/** Native dialog: traps the focus, closes on Escape and on a click outside. Without scripts it is rendered open in the page. */
export function Dialog({ open, close, title, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const hydrated = useHydrated()
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open || !hydrated) return
    dialog.showModal()
    placeToasts()
    return () => {
      dialog.close()
      placeToasts()
    }
  }, [open, hydrated])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard equivalent of a click outside
    <dialog
      ref={ref}
      open={open && !hydrated}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClick={(event) => event.target === ref.current && close()}
      className="fixed inset-0 z-50 m-auto max-h-[calc(100dvh-2rem)] w-[min(36rem,calc(100vw-2rem))] overflow-y-auto rounded-soft bg-limewash p-0 text-ink shadow-sheet"
    >
      {open && (
        <div className="p-6 sm:p-8">
          <div className="mb-5 flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <button
              type="button"
              onClick={close}
              aria-label={words.close}
              className="scripted -mt-2 -mr-3 grid size-11 shrink-0 place-items-center"
            >
              <Icon shape={icons.close} />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
