import { type Control, controlsIn, differs, type Early, enteredIn } from './entered-controls.ts'

/**
 * Remembers what is typed and chosen before React has taken over the page, also by the browser that restores a page. The returned
 * function fills it in again, where React has rendered the controls anew, and tells the components of it.
 */
export function rememberEarlyInput(): () => void {
  const served = controlsIn(document)
  const early: Early = {
    served,
    entered: new Map(served.filter(differs).map((control) => [control, enteredIn(control)])),
    focused: document.activeElement,
  }
  const { entered } = early
  const remember = ({ target }: Event) => {
    const control = target as Control
    if (served.includes(control)) entered.set(control, enteredIn(control))
  }
  const rememberFocus = ({ target }: Event) => {
    early.focused = target as Element
  }
  const heard = new AbortController()
  document.addEventListener('input', remember, heard)
  document.addEventListener('focusin', rememberFocus, heard)

  return () => {
    const { focused } = early
    // Few visitors are so fast, so the rest is loaded for these alone; what they type meanwhile is remembered too.
    if (entered.size || focused?.isConnected === false) void fillIn(early).then(() => heard.abort())
    else heard.abort()
    // A browser may restore the page after the scripts have started.
    const tellOfRestored = () => {
      const restored = controlsIn(document).filter((control) => !entered.has(control) && differs(control))
      if (restored[0]) void fillIn({ served, entered: new Map(restored.map((control) => [control, enteredIn(control)])), focused: null })
    }
    if (document.readyState !== 'complete') addEventListener('pageshow', tellOfRestored, { once: true })
  }
}

/** Without the file the controls stay as they are. */
const fillIn = (early: Early): Promise<void> =>
  import('./fill-in-early-input.ts').then(
    (loaded) => loaded.fillIn(early),
    () => {},
  )
