/** A line `NAME;PARAMETER=VALUE:VALUE` of an iCalendar file, unfolded. Names are in capitals. */
export type Line = { name: string; parameters: ReadonlyMap<string, string>; value: string }

export type Component = { name: string; lines: Line[]; children: Component[] }

const MOST_PARAMETERS = 20
const DEEPEST = 10
const NAME = /^[A-Z0-9-]{1,60}$/i

/** The position of the first `sign` outside quotes, or -1. */
function unquoted(text: string, sign: string, from = 0): number {
  let quoted = false
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '"') quoted = !quoted
    else if (!quoted && text[index] === sign) return index
  }
  return -1
}

function parametersIn(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (let from = 0; from < text.length && found.size < MOST_PARAMETERS; ) {
    const next = unquoted(text, ';', from)
    const end = next === -1 ? text.length : next
    const [name = '', ...value] = text.slice(from, end).split('=')
    found.set(name.toUpperCase(), value.join('=').replaceAll('"', ''))
    from = end + 1
  }
  return found
}

/** Null for what is no property, such as the rest of a text with bare line breaks. */
function parseLine(text: string): Line | null {
  // A quote without its end must not hide the colon.
  const colon = [unquoted(text, ':'), text.indexOf(':')].find((index) => index > 0)
  if (colon === undefined) return null
  const head = text.slice(0, colon)
  const semicolon = head.indexOf(';')
  const name = semicolon === -1 ? head : head.slice(0, semicolon)
  if (!NAME.test(name)) return null
  const parameters = parametersIn(semicolon === -1 ? '' : head.slice(semicolon + 1))
  return { name: name.toUpperCase(), parameters, value: text.slice(colon + 1) }
}

/** Lines end with CRLF, LF or CR; one that begins with a space or a tab goes on with the line before it. */
function* unfolded(text: string): Generator<string> {
  let parts: string[] = []
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)) {
    if (/^[ \t]/.test(line)) parts.push(line.slice(1))
    else {
      yield parts.join('')
      parts = [line]
    }
  }
  yield parts.join('')
}

/**
 * The calendars of an iCalendar file (RFC 5545). Lines that are no property are skipped, and a component without an end ends with the
 * one around it. Null unless there is a calendar, and each ends: a file that was cut off lacks events.
 */
export function calendarsIn(text: string): Component[] | null {
  const calendars: Component[] = []
  const open: Component[] = []
  for (const written of unfolded(text)) {
    const line = parseLine(written)
    if (!line) continue
    const what = line.value.trim().toUpperCase()
    if (line.name === 'BEGIN') {
      if ((what === 'VCALENDAR' && open.length > 0) || open.length === DEEPEST) return null
      if (what === 'VCALENDAR' || open.length > 0) begin(what, open, calendars)
    } else if (line.name === 'END') end(what, open)
    else open.at(-1)?.lines.push(line)
  }
  return calendars.length > 0 && open.length === 0 ? calendars : null
}

/** `open`: the components around, outermost first. */
function begin(name: string, open: Component[], calendars: Component[]): void {
  // The event before it has no end.
  const same = open.findIndex((one) => one.name === name)
  if (same > 0) open.length = same
  const component: Component = { name, lines: [], children: [] }
  const parent = open.at(-1)
  ;(parent ? parent.children : calendars).push(component)
  open.push(component)
}

function end(name: string, open: Component[]): void {
  const at = open.findLastIndex((one) => one.name === name)
  if (at !== -1) open.length = at
}

export const listChildren = ({ children }: Component, name: string): Component[] => children.filter((child) => child.name === name)

/** All properties of a component by name. */
export const listLines = (component: Component, name: string): Line[] => component.lines.filter((line) => line.name === name)

/** The text of a property, with its escapes resolved. */
export const getText = (component: Component, name: string): string =>
  (listLines(component, name)[0]?.value ?? '').replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))

/** The values of a property that may have several. */
export const splitValues = ({ value }: Line): string[] => value.split(',').filter((text) => text.trim() !== '')
