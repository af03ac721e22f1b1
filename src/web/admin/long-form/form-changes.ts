/** A field that is not as it is stored; `part`: id of the part of the form in which it is. */
export type Change = { label: string; part: string | undefined }

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Said = Change & { values: string[] }
/** What the fields of a form say, by name. */
export type Snapshot = Map<string, Said>

/** Fields that send no value of their own. */
const VALUELESS = ['hidden', 'file', 'submit', 'button', 'reset']

const listControls = (form: HTMLFormElement): Control[] =>
  ([...form.elements] as Control[]).filter(({ name, type }) => name && type && !VALUELESS.includes(type))

const isTicked = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio'

const readNow = (control: Control): string => (isTicked(control) && !control.checked ? '' : control.value)

/** As the page came, whatever was typed before its scripts ran. */
function readFirst(control: Control): string {
  if (isTicked(control)) return control.defaultChecked ? control.value : ''
  if ('defaultValue' in control) return control.defaultValue
  const options = [...(control as HTMLSelectElement).options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

/** A row of a list, or a box of several, is named after the whole. */
function findLabel(control: Control): string {
  const own = control.labels?.[0]
  const whole = control.closest('li') || control.type === 'checkbox' || !own ? control.closest('fieldset')?.querySelector('legend') : null
  const named = whole ?? own
  return (whole || control.type !== 'checkbox' ? named?.firstChild : named)?.textContent?.trim() || (control.ariaLabel ?? control.name)
}

function take(form: HTMLFormElement, read: (control: Control) => string): Snapshot {
  const snapshot: Snapshot = new Map()
  for (const control of listControls(form)) {
    const said = snapshot.get(control.name) ?? { label: findLabel(control), part: control.closest('[data-part]')?.id, values: [] }
    // Line ends of a text area are the browser's.
    said.values.push(read(control).replaceAll('\r\n', '\n'))
    snapshot.set(control.name, said)
  }
  return snapshot
}

export const takeFirst = (form: HTMLFormElement): Snapshot => take(form, readFirst)
export const takeNow = (form: HTMLFormElement): Snapshot => take(form, readNow)

/**
 * What is stored after `sent` was saved. Lists are drawn anew and numbered anew then; elsewhere something may have been typed since it was
 * sent.
 */
export function takeSaved(form: HTMLFormElement, sent: Snapshot): Snapshot {
  const [now, first] = [takeNow(form), takeFirst(form)]
  return new Map(
    [...now].map(([name, said]) => {
      const isNew = said.values.join('\n') === first.get(name)?.values.join('\n')
      return [name, isNew ? said : (sent.get(name) ?? said)]
    }),
  )
}

/** What differs, each label once for its part, in the order of the form. An empty row is none. */
export function listChanges(stored: Snapshot, now: Snapshot): Change[] {
  const told = (said: Said | undefined) => JSON.stringify(said?.values.some(Boolean) ? said.values : [])
  const names = [...new Set([...now.keys(), ...stored.keys()])].filter((name) => told(stored.get(name)) !== told(now.get(name)))
  const changes = names.flatMap((name) => now.get(name) ?? stored.get(name) ?? [])
  return [...new Map(changes.map(({ label, part }) => [`${part} ${label}`, { label, part }])).values()]
}
