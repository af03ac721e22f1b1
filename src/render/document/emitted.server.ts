import { randomBytes } from 'node:crypto'

/** Inline scripts and styles that are the same on many pages. Always the same object, so that they are hashed once. */
export type Constant = { scripts: readonly string[]; styles: readonly string[] }

/** Inline scripts and styles that the site itself emits into a page; the CSP allows only these. */
export type Emitted = { scripts: Set<string>; constant: Constant }

const NOTHING: Constant = { scripts: [], styles: [] }

export const nothingEmitted = (): Emitted => ({ scripts: new Set(), constant: NOTHING })

/** Nonce for the inline scripts of one rendering. User content cannot contain it. */
export const newMark = (): string => randomBytes(18).toString('base64url')

const ROOM = Buffer.allocUnsafe(1 << 20)
const LONGEST_CHARACTER = 3

/** HTML in UTF-8. The next call may overwrite it: copy what is needed before anything else is rendered. */
export const encoded = (html: string): Buffer =>
  html.length * LONGEST_CHARACTER > ROOM.length ? Buffer.from(html) : ROOM.subarray(0, ROOM.write(html))

/**
 * Collects every inline script that carries the nonce, and removes the nonces: cached pages are sent to several visitors, so the CSP
 * allows scripts by hash. Scripts inside user content have no nonce and are not collected. @returns the HTML in pieces of `page`
 */
export function takeMarked(page: Buffer, mark: string, { scripts }: Emitted): Buffer[] {
  const nonce = Buffer.from(` nonce="${mark}"`)
  const pieces: Buffer[] = []
  let from = 0
  for (let at = page.indexOf(nonce); at >= 0; at = page.indexOf(nonce, from)) {
    pieces.push(page.subarray(from, at))
    from = at + nonce.length
    const end = page.indexOf('>', from)
    const tag = page.toString('latin1', page.lastIndexOf('<', at), at) + page.toString('latin1', from, end)
    if (/^<script\b(?!.*\ssrc=)/s.test(tag)) scripts.add(page.toString('utf8', end + 1, page.indexOf('</script>', end)))
  }
  return [...pieces, page.subarray(from)]
}
