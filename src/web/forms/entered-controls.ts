export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
export type Entered = { key: string; value: string; checked: boolean; files: FileList | null }

export const CONTROLS = 'input:not([type=hidden], [type=submit]), textarea, select'

export const controlsIn = (document: Document): Control[] => [...document.querySelectorAll<Control>(CONTROLS)]

export const hasTwoStates = (control: Control): control is HTMLInputElement => control.type === 'radio' || control.type === 'checkbox'

/** Same for a control and for the one that React renders in its place. Controls with the same key are told apart by their order. */
export function keyOf(control: Control): string {
  const intent = control.form?.querySelector<HTMLInputElement>('[name=intent]')?.value
  // Ids that React makes differ after it has rendered the page anew.
  return [intent, control.name || control.id, hasTwoStates(control) ? control.value : ''].join('\n')
}

export function differs(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const served = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
    return control.value !== (served?.value ?? '')
  }
  return hasTwoStates(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}

export const enteredIn = (control: Control): Entered => ({
  key: keyOf(control),
  value: control.value,
  checked: hasTwoStates(control) && control.checked,
  files: control instanceof HTMLInputElement ? control.files : null,
})

/** `served`: the controls of the document, as the server wrote it. `focused`: the last one that had the focus. */
export type Early = { served: Control[]; entered: Map<Control, Entered>; focused: Element | null }
