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
  const attribute = ` nonce="${mark}"`
  const marked = new RegExp(`<script(?=[^>]*${attribute})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`, 'g')
  for (const [, text = ''] of html.matchAll(marked)) scripts.add(text)
  return html.replaceAll(attribute, '')
}
