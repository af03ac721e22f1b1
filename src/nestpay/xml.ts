import { latin5Text } from './latin5.ts'

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

export const xmlEscaped = (text: string): string =>
  text.replace(/[<>&"']/g, (sign) => `&${Object.entries(entities).find(([, value]) => value === sign)?.[0]};`)

const unescaped = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return entities[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
  })

/** One XML element; an array as content creates nested elements. */
export type Element = [name: string, content: string | Element[]]

export const toXml = ([name, content]: Element): string =>
  `<${name}>${typeof content === 'string' ? xmlEscaped(content) : content.map(toXml).join('')}</${name}>`

/** Innermost elements of an answer by name, decoded with the declared encoding. Null if it is not a CC5Response. */
export function readResponse(bytes: Uint8Array): ((name: string) => string | undefined) | null {
  const declared = /encoding="([^"]+)"/i.exec(Buffer.from(bytes.subarray(0, 120)).toString('latin1'))?.[1]?.toLowerCase()
  const text = declared?.startsWith('iso-8859') ? latin5Text(bytes) : new TextDecoder().decode(bytes)
  if (!/<CC5Response[\s>]/.test(text) || !/<\/CC5Response>\s*$/.test(text)) return null
  const values = new Map<string, string>()
  for (const [, name = '', value = ''] of text.matchAll(/<([A-Za-z0-9_.]+)>([^<]*)<\/\1>/g)) {
    if (!values.has(name)) values.set(name, unescaped(value).trim())
  }
  return (name) => values.get(name)
}
