import { queries } from '@testing-library/dom'

/** As in Playwright: a string is part of the text in any case, or all of it with `exact`. */
export type Words = string | RegExp
export type RoleOptions = Omit<NonNullable<Parameters<typeof queries.queryAllByRole>[2]>, 'name' | 'exact' | 'hidden'> & {
  name?: Words
  exact?: boolean
}

export const tidy = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()

/** `said`: the text of an element or its name. */
export function says(said: string, words: Words, exact = false): boolean {
  if (words instanceof RegExp) return words.test(said)
  return exact ? said === tidy(words) : said.toLowerCase().includes(tidy(words).toLowerCase())
}

const UNREAD = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'HEAD'])

/** `seen` is told the text of each element within. */
function rawText(node: Node, seen?: (element: Element, text: string) => void): string {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? ''
  if (node.nodeType !== node.ELEMENT_NODE || UNREAD.has((node as Element).tagName)) return ''
  let text = ''
  for (const child of node.childNodes) text += rawText(child, seen)
  seen?.(node as Element, text)
  return text
}

/** Text as the document has it, also of folded parts. */
export const getText = (element: Element): string => tidy(rawText(element))

const INLINE = new Set(['A', 'ABBR', 'B', 'BDI', 'CODE', 'EM', 'I', 'LABEL', 'MARK', 'S', 'SMALL', 'SPAN', 'STRONG', 'SUB', 'SUP', 'TIME'])

/** Text as somebody reads it: without hidden parts, with space between blocks. */
export function readText(element: Element): string {
  const walk = (node: Node): string => {
    if (node.nodeType === node.TEXT_NODE) return node.textContent ?? ''
    if (node.nodeType !== node.ELEMENT_NODE || !isShownItself(node as Element)) return ''
    const inside = [...node.childNodes].map(walk).join('')
    return INLINE.has((node as Element).tagName) ? inside : ` ${inside} `
  }
  return tidy(walk(element))
}

function isShownItself(element: Element): boolean {
  if (UNREAD.has(element.tagName) || element.hasAttribute('hidden') || element.getAttribute('type') === 'hidden') return false
  if (element.tagName === 'DIALOG') return element.hasAttribute('open')
  if (element.hasAttribute('popover')) return element.hasAttribute('data-popover-open')
  const around = element.parentElement
  return !(around?.tagName === 'DETAILS' && !around.hasAttribute('open') && element.tagName !== 'SUMMARY')
}

/** By HTML alone: what styles hide is seen in a browser only. */
export function isShown(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) if (!isShownItself(one)) return false
  return true
}

const isPerceived = (element: Element): boolean => isShown(element) && !element.closest('[aria-hidden=true], [inert]')

/** Testing Library compares exact strings; Playwright's way of comparing is in `says`. */
export function byRole(root: Element, role: string, { name, exact, ...options }: RoleOptions): Element[] {
  const named = name === undefined ? {} : { name: (said: string) => says(tidy(said), name, exact) }
  // `hidden`: it would compute styles of every element.
  return queries.queryAllByRole(root as HTMLElement, role, { ...options, ...named, hidden: true }).filter(isPerceived)
}

type Labelled = Element & { labels?: Iterable<Element> | null }

function listLabels(control: Labelled): string[] {
  const ids = (control.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
  const byId = ids.map((id) => getText(control.ownerDocument.getElementById(id) ?? control.ownerDocument.createElement('i'))).join(' ')
  return [tidy(control.getAttribute('aria-label')), byId, ...[...(control.labels ?? [])].map(getText)].filter(Boolean)
}

export const byLabel = (root: Element, label: Words, exact?: boolean): Element[] =>
  [...root.querySelectorAll('input, select, textarea, button, output, [aria-label], [aria-labelledby]')].filter((control) =>
    listLabels(control).some((said) => says(said, label, exact)),
  )

/** The smallest elements with the text. */
export function byText(root: Element, words: Words, exact?: boolean): Element[] {
  const matching = new Set<Element>()
  rawText(root, (element, text) => element !== root && says(tidy(text), words, exact) && matching.add(element))
  return [...matching].filter((element) => ![...element.children].some((child) => matching.has(child)))
}
