import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './icon.tsx'

type Props = { open: boolean; close: () => void; title: string; children: ReactNode }

/** The browser's own dialog: focus stays inside, Escape and a touch outside close it. */
export function Dialog({ open, close, title, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (open) ref.current?.showModal()
    else ref.current?.close()
  }, [open])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it already; the click is for the ground outside
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={close}
      onClick={(event) => event.target === ref.current && close()}
      className="m-auto w-[min(36rem,calc(100vw-2rem))] rounded-soft bg-limewash p-0 text-ink shadow-2xl"
    >
      {open && (
        <div className="p-6 sm:p-8">
          <div className="mb-5 flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <button type="button" onClick={close} aria-label="Close" className="-mt-2 -mr-3 grid size-11 shrink-0 place-items-center">
              <Icon name="close" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
