import { decode } from 'html-entities'

/** What is read of an HTML mail: longer ones are cut. */
const LONGEST = 500_000

/** Quotes within quotes that are told apart. */
const DEEPEST_QUOTE = 3

/** Elements whose content is not shown. The head is not among them: its end may be left out, and what is in it is. */
const UNSEEN = new Set(['script', 'style', 'title', 'template', 'noscript', 'svg', 'object'])
const LINES = new Set(['br', 'p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'hr', 'pre', 'blockquote'])
/** With an empty line around. */
const PARAGRAPHS = new Set(['p', 'h1', 'h2', 'h3', 'ul', 'ol', 'table', 'pre', 'blockquote'])

/**
 * The words of a mail that has HTML alone; what is quoted in it begins with `>`, as in a plain mail. Its markup goes nowhere. It is read in
 * one pass, so that no markup takes long.
 */
export function htmlWords(given: string): string {
  const html = given.slice(0, LONGEST)
  const lines = collectLines()
  for (let at = 0; at < html.length; ) {
    const opens = html.indexOf('<', at)
    lines.add(toText(html.slice(at, opens === -1 ? html.length : opens)))
    if (opens === -1) break
    const tag = readTag(html, opens)
    at = UNSEEN.has(tag.name) && !tag.closing ? skipUnseen(html, tag) : tag.ends
    if (tag.text) lines.add('<')
    else lines.mark(tag)
  }
  return lines.join()
}

function collectLines() {
  const lines: string[] = []
  let line = ''
  let quotes = 0
  const end = () => {
    const words = line.replace(/\s+/g, ' ').trim()
    const sign = '>'.repeat(Math.min(quotes, DEEPEST_QUOTE))
    // No more than one empty line.
    if (words !== '' || !isEmpty(lines.at(-1) ?? '')) lines.push(sign && words ? `${sign} ${words}` : sign + words)
    line = ''
  }
  return {
    add: (words: string) => {
      line += words
    },
    mark: ({ name, closing }: Tag) => {
      if (!LINES.has(name)) return
      if (line.trim() !== '' || name === 'br') end()
      if (PARAGRAPHS.has(name)) end()
      if (name === 'blockquote') quotes = Math.max(0, quotes + (closing ? -1 : 1))
    },
    join: () => {
      end()
      while (isEmpty(lines.at(-1) ?? 'none')) lines.pop()
      return lines.join('\n').trim()
    },
  }
}

const isEmpty = (line: string): boolean => /^>*$/.test(line)

/** `ends`: the index behind the tag, or behind a sign that begins none and is `text`. */
type Tag = { name: string; closing: boolean; text: boolean; ends: number }

function readTag(html: string, opens: number): Tag {
  const nothing = { name: '', closing: false, text: false }
  if (html.startsWith('<!--', opens)) return { ...nothing, ends: skipTo(html, opens, '-->') }
  const begins = /^<([/!?]?)([a-z][a-z0-9]*)?/i.exec(html.slice(opens, opens + 20))
  const [, sign = '', name = ''] = begins ?? []
  if (sign === '' && name === '') return { ...nothing, text: true, ends: opens + 1 }
  return { ...nothing, name: name.toLowerCase(), closing: sign === '/', ends: skipTo(html, opens, '>') }
}

/** The index behind `what`, or the end. */
function skipTo(html: string, from: number, what: string): number {
  const found = html.indexOf(what, from)
  return found === -1 ? html.length : found + what.length
}

/** The index at which an element ends that is not shown, in capitals or not. */
function skipUnseen(html: string, { name, ends }: Tag): number {
  const closing = new RegExp(`</${name}`, 'gi')
  closing.lastIndex = ends
  return closing.exec(html)?.index ?? html.length
}

/** Spaces that do not break are spaces, and codes of no letter are nothing. */
const toText = (html: string): string => decode(html, { scope: 'strict' }).replaceAll('\u00a0', ' ').replaceAll('\ufffd', '')
