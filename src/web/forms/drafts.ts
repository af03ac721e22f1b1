import { withoutPrefix } from '#words/languages.ts'
import { DRAFTS } from './draft-key.ts'

/** What was typed and not sent, by page and form, then by field; with `QUERY`, that of the address. Only in this tab, until it is closed. */
type Drafts = Record<string, Record<string, string>>

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const CONTROLS = 'input, textarea, select'
/** Passwords, codes, document numbers, card data and consent must be entered each time. */
const NEVER_STORED = '[type=hidden], [type=password], [type=file], [name=code], [name=documentNumber], [name=terms], [autocomplete^=cc-]'

/** No field has this name. */
const QUERY = '?'

/** The input of a form. What an address names, as the guests of a link, wins over what was typed at another address. */
function typedIn(form: string, drafts: Drafts): Record<string, string> {
  const { [QUERY]: query, ...typed } = drafts[form] ?? {}
  if (query === location.search) return typed
  const named = new URLSearchParams(location.search)
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !named.has(name)))
}

function read(): Drafts {
  try {
    return JSON.parse(sessionStorage.getItem(DRAFTS) ?? '{}')
  } catch {
    return {}
  }
}

function write(drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length > 0) sessionStorage.setItem(DRAFTS, JSON.stringify(drafts))
    else sessionStorage.removeItem(DRAFTS)
  } catch {
    // The browser stores nothing.
  }
}

/** Forms of this page that are posted, except those of the frame. */
const forms = () => [...document.querySelectorAll<HTMLFormElement>('main form[method=post], dialog form[method=post]')]

/** Page and name of a form. */
export const nameOfInput = (pathname: string, fields: FormData): string =>
  [pathname.toLowerCase(), ...['intent', 'form'].map((name) => fields.get(name) ?? '')].join(' ')

/** As the router has it. */
const pagePath = (): string => withoutPrefix(location.pathname)

const nameOfForm = (form: HTMLFormElement): string => nameOfInput(pagePath(), new FormData(form))

const hasTwoStates = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)

/** Stores the field that was edited. */
export function storeField({ target }: Event): void {
  const control = target instanceof Element ? target.closest<Control>(CONTROLS) : null
  if (control) store(control)
}

/** Stores the fields that were edited before this code was loaded. */
export function storeEarlierInput(): void {
  for (const form of forms())
    for (const control of form.querySelectorAll<Control>(CONTROLS))
      if (!hasTwoStates(control) && control.value !== initialValue(control)) store(control)
}

const initialValue = (control: Control): string =>
  control instanceof HTMLSelectElement
    ? (([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.value ?? '')
    : control.defaultValue

function store(control: Control): void {
  if (!control.form || !control.name || control.matches(NEVER_STORED) || !forms().includes(control.form)) return
  const drafts = read()
  const form = nameOfForm(control.form)
  const value = hasTwoStates(control) && !control.checked ? '' : control.value
  write({ ...drafts, [form]: { ...typedIn(form, drafts), [QUERY]: location.search, [control.name]: value } })
}

/** Fills in again what was typed on this page. */
export function fillIn(): void {
  const drafts = read()
  for (const form of forms())
    for (const [name, value] of Object.entries(typedIn(nameOfForm(form), drafts)))
      for (const control of form.querySelectorAll<Control>(CONTROLS))
        if (control.name === name && !control.matches(NEVER_STORED)) fill(control, value)
}

function fill(control: Control, value: string): void {
  if (hasTwoStates(control)) {
    if (control.checked === (control.value === value)) return
    control.checked = control.value === value
  } else {
    if (control.value === value) return
    control.value = value
  }
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Whether leaving this page leaves something behind that was typed. */
export function hasInput(): boolean {
  const drafts = read()
  return forms().some((form) => nameOfForm(form) in drafts)
}

/** After a form was answered: its input is not needed any more, unless it is shown with errors. */
export function removeSent(form: string): void {
  const shown = forms().some((one) => nameOfForm(one) === form)
  if (shown && document.querySelector('main [aria-invalid=true], main [data-invalid], main [role=alert]')) return
  // The session has ended: the guest signs in and comes back.
  if (pagePath().toLowerCase() === '/login' && !form.startsWith('/login ')) return
  const { [form]: _, ...others } = read()
  write(others)
}
