export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
export type Entered = { value: string; checked: boolean | undefined; files: FileList | null | undefined }

/** `served`: the controls of the document, as the server wrote it. `focused`: what had the focus last. */
export type Early = { served: Control[]; entered: Map<Control, Entered>; focused: Element | null }

export const controlsIn = (document: Document): Control[] => [
  ...document.querySelectorAll<Control>('input:not([type=hidden], [type=submit]), textarea, select'),
]

/** Whether a control is not as the server wrote it. */
export const differs = (control: Control): boolean =>
  control instanceof HTMLSelectElement
    ? control.selectedIndex !==
      Math.max(
        0,
        [...control.options].findIndex(({ defaultSelected }) => defaultSelected),
      )
    : control.value !== control.defaultValue || (control as HTMLInputElement).checked !== (control as HTMLInputElement).defaultChecked

/** Fields that a kind of control does not have are undefined. */
export const enteredIn = (control: Control): Entered => {
  const { value, checked, files } = control as HTMLInputElement
  return { value, checked, files }
}
