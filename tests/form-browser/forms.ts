type Uploads = { uploads?: { name: string; mimeType: string; buffer: Uint8Array<ArrayBuffer> }[] }
type Control = HTMLInputElement & Uploads

const CONTROLS = 'input, select, textarea, button'

/** Buttons that send are those of the form and those that name it. */
const findForm = (control: Element): HTMLFormElement | null => {
  const id = control.getAttribute('form')
  return (id === null ? control.closest('form') : control.ownerDocument.getElementById(id)) as HTMLFormElement | null
}

const isDisabled = (control: Element): boolean =>
  control.matches('[disabled], fieldset[disabled] *') || control.closest('template') !== null

/** What a browser sends, by the HTML standard ('constructing the entry list'). */
function listEntries(form: HTMLFormElement, submitter: Element): [string, string | File][] {
  const controls = [...form.ownerDocument.querySelectorAll<Control>(CONTROLS)]
  return controls
    .filter((control) => findForm(control) === form && !isDisabled(control) && control.name !== '')
    .flatMap((control): [string, string | File][] => {
      const { name, type, tagName } = control
      if (tagName === 'BUTTON' || ['submit', 'button', 'image', 'reset'].includes(type))
        return control === submitter ? [[name, control.value]] : []
      if (tagName === 'SELECT')
        return [...control.querySelectorAll('option')].filter((one) => one.selected && !one.disabled).map((one) => [name, one.value])
      if (type === 'checkbox' || type === 'radio') return control.checked ? [[name, control.value]] : []
      if (type === 'file') return listFiles(control).map((file) => [name, file])
      return [[name, tagName === 'TEXTAREA' ? control.value.replace(/\r?\n/g, '\r\n') : control.value]]
    })
}

/** A field without a file sends an empty one. */
function listFiles({ uploads = [] }: Control): File[] {
  if (uploads.length === 0) return [new File([], '', { type: 'application/octet-stream' })]
  return uploads.map(({ buffer, name, mimeType }) => new File([buffer], name, { type: mimeType }))
}

/** @throws Error where a browser shows its own message instead of sending */
function refuseInvalid(form: HTMLFormElement, submitter: Element): void {
  if (form.hasAttribute('novalidate') || submitter.hasAttribute('formnovalidate')) return
  const controls = [...form.ownerDocument.querySelectorAll<Control>(CONTROLS)].filter((one) => findForm(one) === form && !isDisabled(one))
  const invalid = controls.filter((one) => !one.uploads?.length && !one.checkValidity())
  if (invalid.length > 0) throw new Error(`a browser does not send this form: ${invalid.map(({ name }) => name)}`)
}

/** The request that a pressed button sends. @throws Error if it belongs to no form, or a browser would not send it */
export function submission(submitter: Element, page: string): Request {
  const form = findForm(submitter)
  if (!form) throw new Error(`the button "${submitter.textContent}" belongs to no form`)
  refuseInvalid(form, submitter)
  const attribute = (name: string) => submitter.getAttribute(`form${name}`) ?? form.getAttribute(name)
  const url = new URL(attribute('action') || page, page)
  const entries = listEntries(form, submitter)
  const texts = () => new URLSearchParams(entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]))
  if (attribute('method')?.toLowerCase() !== 'post') {
    url.search = texts().toString()
    return new Request(url)
  }
  const headers = { origin: new URL(page).origin, referer: page.split('#')[0] ?? page }
  if (attribute('enctype') !== 'multipart/form-data') return new Request(url, { method: 'POST', headers, body: texts() })
  const body = new FormData()
  for (const [name, value] of entries) body.append(name, value)
  return new Request(url, { method: 'POST', headers, body })
}
