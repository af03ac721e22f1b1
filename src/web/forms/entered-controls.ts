export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
export type Entered = { value: string; checked: boolean | undefined; files: FileList | null | undefined }

/** `served`: the controls of the document, as the server wrote it. `focused`: what had the focus last. */
export type Early = { served: Control[]; entered: Map<Control, Entered>; focused: Element | null }

export const controlsIn = (document: Document): Control[] => [
  ...document.querySelectorAll<Control>('input:not([type=hidden], [type=submit]), textarea, select'),
]

export const hasTwoStates = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio'

/** Whether a control is not as the server wrote it. */
export function differs(control: Control): boolean {
  if (hasTwoStates(control)) return control.checked !== control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue
  return ([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.selected === false
}

/** Fields that a kind of control does not have are undefined. */
export const enteredIn = (control: Control): Entered => {
  const { value, checked, files } = control as HTMLInputElement
  return { value, checked, files }
}
