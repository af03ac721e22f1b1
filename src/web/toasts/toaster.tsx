import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import * as words from '#words/en/frame.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import type { Toast } from './toast.ts'

const SHOWN_FOR_MS = 5_000
/** Time to see that it was wrong. */
const UNDO_FOR_MS = 8_000

/** Id of the element that holds the toasts. */
export const TOASTS = 'toasts'

const ShowToast = createContext<(toast: Toast) => void>(() => {})

/** Shows a toast and replaces the previous one. */
export const useToast = () => useContext(ShowToast)

type Shown = Toast & { number: number }

/** `arriving`: toast from a redirect, loaded with the page. */
export function Toaster({ arriving, children }: { arriving: Toast | null; children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(arriving && { ...arriving, number: 0 })
  const [held, setHeld] = useState(false)
  const show = useCallback((toast: Toast) => setShown((before) => ({ ...toast, number: (before?.number ?? 0) + 1 })), [])

  // A timer may end after the next toast has been shown and before it is cleared.
  const hide = useCallback((toast: Shown) => setShown((now) => (now === toast ? null : now)), [])

  useEffect(() => {
    if (arriving) show(arriving)
  }, [arriving, show])
  useEffect(() => {
    if (!shown || held) return
    const timer = setTimeout(hide, shown.undo ? UNDO_FOR_MS : SHOWN_FOR_MS, shown)
    return () => clearTimeout(timer)
  }, [shown, held, hide])

  return (
    <ShowToast value={show}>
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only extend the display time */}
      <div
        id={TOASTS}
        className="no-print pointer-events-none fixed inset-x-4 bottom-24 z-50 flex justify-center sm:bottom-6 sm:justify-end"
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <div role="status" aria-live="polite" aria-atomic="true">
          {shown && <ToastCard key={shown.number} toast={shown} dismiss={() => hide(shown)} />}
        </div>
      </div>
    </ShowToast>
  )
}

const edges = { plain: 'border-l-aegean', good: 'border-l-olive', bad: 'border-l-brick' }

function ToastCard({ toast: { title, text, tone = 'plain', undo }, dismiss }: { toast: Toast; dismiss: () => void }) {
  return (
    <div
      className={`pointer-events-auto flex w-full max-w-md animate-[arrive_180ms_ease-out] items-start gap-3 rounded-soft border border-sand-line border-l-4 bg-limewash py-3 pr-1 pl-4 shadow-sheet ${edges[tone]}`}
    >
      <div className="py-1">
        <p className="font-semibold text-base leading-snug">{title}</p>
        {text && <p className="mt-1 text-ink-soft text-sm">{text}</p>}
        {undo && (
          <form method="post" action={undo.action}>
            <input type="hidden" name="id" value={undo.id} />
            <button type="submit" name="intent" value={undo.intent} className="link link-alone">
              {undo.label}
            </button>
          </form>
        )}
      </div>
      <button
        type="button"
        onClick={dismiss}
        aria-label={words.closeThisMessage}
        className="scripted ml-auto grid size-11 shrink-0 place-items-center"
      >
        <Icon shape={icons.close} />
      </button>
    </div>
  )
}
