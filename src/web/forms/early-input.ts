import { CONTROLS, type Control, controlsIn, differs, type Early, enteredIn } from './entered-controls.ts'

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
    if (target instanceof Element && target.matches(CONTROLS)) entered.set(target as Control, enteredIn(target as Control))
  }
  const rememberFocus = () => {
    if (document.activeElement !== document.body) early.focused = document.activeElement
  }
  const forget = () => {
    document.removeEventListener('input', remember, true)
    document.removeEventListener('focusin', rememberFocus, true)
  }
  document.addEventListener('input', remember, true)
  document.addEventListener('focusin', rememberFocus, true)

  return () => {
    const { focused } = early
    const hasLostFocus = focused?.matches(CONTROLS) && !focused.isConnected
    // Few visitors are so fast, so the rest is loaded for these alone; what they type meanwhile is remembered too.
    if (entered.size > 0 || hasLostFocus) import('./fill-in-early-input.ts').then(({ fillIn }) => fillIn(early), nothing).finally(forget)
    else forget()
    // A browser may restore the page after the scripts have started.
    if (document.readyState !== 'complete') addEventListener('pageshow', () => tellOfRestored(entered), { once: true })
  }
}

function tellOfRestored(entered: Early['entered']): void {
  const restored = controlsIn(document).filter((control) => !entered.has(control) && differs(control))
  if (restored.length > 0) import('./fill-in-early-input.ts').then(({ tellOf }) => tellOf(restored), nothing)
}

/** Without the file the controls stay as they are. */
const nothing = () => {}
