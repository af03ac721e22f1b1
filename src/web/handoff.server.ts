import type { Emitted } from './emitted.server.ts'

const CONTROLLER = 'window.__reactRouterContext.streamController'

/** Characters that could end the script, or that older browsers take for the end of a line. */
const UNSAFE = /[&><\u2028\u2029]/g
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Scripts that hand the data of a page to the router in the browser, as React Router's own component would stream them. */
export async function handoffScripts(stream: ReadableStream<Uint8Array> | undefined, { scripts }: Emitted): Promise<string> {
  if (!stream) return ''
  const data = await new Response(stream).text()
  const texts = [`${CONTROLLER}.enqueue(${JSON.stringify(data).replace(UNSAFE, escaped)});`, `${CONTROLLER}.close();`]
  for (const text of texts) scripts.add(text)
  return texts.map((text) => `<script>${text}</script>`).join('')
}
