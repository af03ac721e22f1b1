import { type Control, controlsIn, type Early, type Entered, hasTwoStates } from './entered-controls.ts'

/** Same for a control and for the one that React renders in its place. Controls with the same key are told apart by their order. */
function toKey(control: Control): string {
  const intent = control.form?.querySelector<HTMLInputElement>('[name=intent]')?.value
  // Ids that React makes differ after it has rendered the page anew.
  return [intent, control.name || control.id, hasTwoStates(control) ? control.value : ''].join('\n')
}

/** Fills in what was entered early, tells the components of it, and gives the focus back. */
export function fillIn({ served, entered, focused }: Early): void {
  const now = controlsIn(document)
  const findOrder = (control: Control, all: Control[], key: string) => all.filter((one) => toKey(one) === key).indexOf(control)
  const findInPlace = (control: Control) => {
    const key = toKey(control)
    return control.isConnected ? control : now.filter((one) => toKey(one) === key)[findOrder(control, served, key)]
  }
  for (const [control, before] of entered) {
    const shown = findInPlace(control)
    if (shown && !shown.disabled) enter(shown, before)
  }
  const next = focused && !focused.isConnected && served.includes(focused as Control) ? findInPlace(focused as Control) : undefined
  if (next && document.activeElement === document.body) focusAt(next, focused as Control)
}

/** As a guest enters it, so that every handler learns of it. React takes no notice of a value that it has seen in the control. */
function enter(control: Control, { value, checked, files }: Entered): void {
  if (hasTwoStates(control)) {
    if (control.type === 'radio' && !checked) return
    control.checked = checked !== true
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
