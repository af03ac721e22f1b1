import { type MouseEvent, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { TOASTS } from '../toasts/toaster.tsx'

/** A modal dialog is above everything else; while one is open, the toasts are above it. */
function placeToasts(): void {
  const toasts = document.getElementById(TOASTS)
  if (!toasts?.showPopover) return
  toasts.popover = null
  if (!document.querySelector('dialog:modal')) return
  toasts.popover = 'manual'
  toasts.showPopover()
}

/** What a native `<dialog>` needs to be modal while `open`: it keeps the focus, and closes on Escape and on a click outside. */
export function useModal(open: boolean, close: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Before the browser paints, and on the way out before the dialog leaves the page: the focus goes back to where it was.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    dialog.showModal()
    placeToasts()
    return () => {
      dialog.close()
      placeToasts()
    }
  }, [open])
  return {
    titleId,
    modal: {
      ref,
      onCancel: (event: SyntheticEvent) => {
        event.preventDefault()
        close()
      },
      onClick: (event: MouseEvent) => {
        if (event.target === ref.current) close()
      },
    },
  }
}
