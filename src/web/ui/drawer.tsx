import { type ReactNode, useEffect, useId, useRef } from 'react'
import * as words from '#words/en/controls.ts'
import { placeToasts } from './dialog.tsx'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'

type Props = { open: boolean; close: () => void; title: string; children: ReactNode }

/**
 * Beside what it is about: at the right of wide screens, from below on phones. A native dialog, which keeps the focus and closes on Escape
 * and on a click outside. What it shows has a page of its own, so it needs scripts.
 */
export function Drawer({ open, close, title, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    dialog.showModal()
    placeToasts()
    return () => {
      dialog.close()
      placeToasts()
    }
  }, [open])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard equivalent of a click outside
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClick={(event) => event.target === ref.current && close()}
      className="drawer"
    >
      {open && (
        <div className="p-5">
          <div className="mb-3 flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <button type="button" onClick={close} aria-label={words.close} className="-mt-2 -mr-3 grid size-11 shrink-0 place-items-center">
              <Icon shape={icons.close} />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
