import { randomBytes } from 'node:crypto'

/** The inline scripts and styles that the site itself has put into one page; only these may run. */
export type Emitted = { scripts: Set<string>; styles: Set<string> }

export const nothingEmitted = (): Emitted => ({ scripts: new Set(), styles: new Set() })

/** Marks what is emitted while a page is rendered. Whoever wrote a text before cannot know it. */
export const newMark = (): string => randomBytes(18).toString('base64url')

/**
 * Notes every inline script that carries the mark, and takes the marks out: pages are kept and shown to others, so they name what may
 * run by hash. A script that came in with a text has no mark and stays unknown.
 */
export function takeMarked(html: string, mark: string, { scripts }: Emitted): string {
  const attribute = ` nonce="${mark}"`
  const marked = new RegExp(`<script(?=[^>]*${attribute})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`, 'g')
  for (const [, text = ''] of html.matchAll(marked)) scripts.add(text)
  return html.replaceAll(attribute, '')
}
