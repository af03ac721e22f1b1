import { Window } from 'happy-dom'
import { getText } from './form-browser/elements.ts'

/** What is read aloud as one name. */
const NAMED = 'a, button, h1, h2, h3, h4, th, label, summary, legend, caption, option, dt'
/** Parts that a screen reader separates, whatever the styles are. */
const SEPARATE = new Set([
  'BR',
  'DIV',
  'P',
  'LI',
  'UL',
  'OL',
  'DL',
  'DT',
  'DD',
  'TABLE',
  'SVG',
  'INPUT',
  'SELECT',
  'TEXTAREA',
  'IMG',
  'PICTURE',
])

/** What somebody who hears a page would stumble over, by its HTML. */
export function listHeardFaults(html: string): string[] {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } })
  document.write(html.replaceAll(/<(script|style)[\s>].*?<\/\1>/gs, ''))
  const all = (selector: string) => [...document.querySelectorAll(selector)] as unknown as Element[]
  return [
    ...all('ul, ol').flatMap((list) =>
      list.closest('[hidden]') || list.querySelector(':scope > li') ? [] : [`an empty list: ${list.outerHTML.slice(0, 80)}`],
    ),
    ...all('th').flatMap((head) => (getText(head) || head.getAttribute('aria-label') ? [] : ['a head of a table without a name'])),
    ...all(NAMED).flatMap((part) => listRunTogether(part).map((words) => `no space within '${words}'`)),
  ]
}

/** Words of two elements with nothing between them. */
function listRunTogether(part: Element): string[] {
  const found: string[] = []
  let before = ''
  const read = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) {
      const text = node.textContent ?? ''
      if (node.parentNode !== last && /[\p{L}\d]$/u.test(before) && /^[\p{L}\d]/u.test(text))
        found.push(`${before.slice(-20)}${text.slice(0, 20)}`)
      if (text) [before, last] = [text, node.parentNode]
      return
    }
    if (node.nodeType !== node.ELEMENT_NODE || (node as Element).getAttribute('aria-hidden') === 'true') return
    const separate = SEPARATE.has((node as Element).tagName.toUpperCase())
    if (separate) before = ''
    for (const child of node.childNodes) read(child)
    if (separate) before = ''
  }
  let last: Node | null = null
  for (const child of part.childNodes) read(child)
  return found
}
