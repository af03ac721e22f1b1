import { randomBytes } from 'node:crypto'

/** Inline scripts and styles that are the same on many pages. Always the same object, so that they are hashed once. */
export type Constant = { scripts: readonly string[]; styles: readonly string[] }

/** Inline scripts and styles that the site itself emits into a page; the CSP allows only these. */
export type Emitted = { scripts: Set<string>; constant: Constant }

const NOTHING: Constant = { scripts: [], styles: [] }

export const nothingEmitted = (): Emitted => ({ scripts: new Set(), constant: NOTHING })

/** Nonce for the inline scripts of one rendering. User content cannot contain it. */
export const newMark = (): string => randomBytes(18).toString('base64url')

/**
 * Collects every inline script that carries the nonce, and removes the nonces: cached pages are sent to several visitors, so the CSP
 * allows scripts by hash. Scripts inside user content have no nonce and are not collected.
 */
export function takeMarked(html: string, mark: string, { scripts }: Emitted): string {
  const [first = '', ...rest] = html.split(` nonce="${mark}"`)
  let before = first
  for (const after of rest) {
    const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, after.indexOf('>'))
    if (/^<script\b(?!.*\ssrc=)/s.test(tag)) scripts.add(after.slice(after.indexOf('>') + 1, after.indexOf('</script>')))
    before = after
  }
  return first + rest.join('')
}
