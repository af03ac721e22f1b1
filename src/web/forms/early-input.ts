type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Entered = { key: string; value: string; checked: boolean; files: FileList | null }

const CONTROLS = 'input:not([type=hidden], [type=submit]), textarea, select'

const controlsIn = (document: Document): Control[] => [...document.querySelectorAll<Control>(CONTROLS)]

const hasTwoStates = (control: Control): control is HTMLInputElement => control.type === 'radio' || control.type === 'checkbox'

/** Same for a control and for the one that React renders in its place. Controls with the same key are told apart by their order. */
function keyOf(control: Control): string {
  const intent = control.form?.querySelector<HTMLInputElement>('[name=intent]')?.value
  // Ids that React makes differ after it has rendered the page anew.
  return [intent, control.name || control.id, hasTwoStates(control) ? control.value : ''].join('\n')
}

function differs(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const served = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
    return control.value !== (served?.value ?? '')
  }
  return hasTwoStates(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}

const enteredIn = (control: Control): Entered => ({
  key: keyOf(control),
  value: control.value,
  checked: hasTwoStates(control) && control.checked,
  files: control instanceof HTMLInputElement ? control.files : null,
})

/**
 * Remembers what is typed and chosen before React has taken over the page, also by the browser that restores a page. The returned
 * function fills it in again, where React has rendered the controls anew, and tells the components of it.
 */
export function rememberEarlyInput(): () => void {
  const served = controlsIn(document)
  const entered = new Map(served.filter(differs).map((control) => [control, enteredIn(control)]))
  let focused = document.activeElement
  const remember = ({ target }: Event) => {
    if (target instanceof Element && target.matches(CONTROLS)) entered.set(target as Control, enteredIn(target as Control))
  }
  const rememberFocus = () => {
    if (document.activeElement !== document.body) focused = document.activeElement
  }
  document.addEventListener('input', remember, true)
  document.addEventListener('focusin', rememberFocus, true)

  return () => {
    document.removeEventListener('input', remember, true)
    document.removeEventListener('focusin', rememberFocus, true)
    const now = controlsIn(document)
    const orderOf = (control: Control, all: Control[], key: string) => all.filter((one) => keyOf(one) === key).indexOf(control)
    const inPlaceOf = (control: Control, key = keyOf(control)) =>
      control.isConnected ? control : now.filter((one) => keyOf(one) === key)[orderOf(control, served, key)]
    for (const [control, before] of entered) {
      const shown = inPlaceOf(control, before.key)
      if (shown && !shown.disabled) enter(shown, before)
    }
    const next = focused && !focused.isConnected && focused.matches(CONTROLS) ? inPlaceOf(focused as Control) : undefined
    if (next && document.activeElement === document.body) focusAt(next, focused as Control)
    // A browser may restore the page after the scripts have started.
    if (document.readyState !== 'complete') addEventListener('pageshow', () => tellRestored(entered), { once: true })
  }
}

function tellRestored(known: ReadonlyMap<Control, Entered>): void {
  for (const control of controlsIn(document)) if (!known.has(control) && differs(control)) enter(control, enteredIn(control))
}

/** As a guest enters it, so that every handler learns of it. React takes no notice of a value that it has seen in the control. */
function enter(control: Control, { value, checked, files }: Entered): void {
  if (hasTwoStates(control)) {
    if (control.type === 'radio' && !checked) return
    control.checked = !checked
    control.click()
    return
  }
  if (control.type === 'file') {
    if (files?.length && control instanceof HTMLInputElement) control.files = files
  } else if (document.activeElement !== control || control.value !== value) {
    control.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  }
  control.dispatchEvent(new Event('input', { bubbles: true }))
  // A choice that the browser has restored is not made again: some are sent at once.
  if (!isRevisited()) control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** After 'Back' or a reload. */
const isRevisited = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate'
}

function focusAt(control: Control, before: Control): void {
  control.focus({ preventScroll: true })
  if (control instanceof HTMLSelectElement || before instanceof HTMLSelectElement || before.selectionStart === null) return
  control.setSelectionRange(before.selectionStart, before.selectionEnd)
}
