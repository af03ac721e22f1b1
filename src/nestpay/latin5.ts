// ISO-8859-9 is Latin-1 with six Turkish letters in place of the Icelandic ones.
const turkish: Record<string, number> = { Ğ: 0xd0, İ: 0xdd, Ş: 0xde, ğ: 0xf0, ı: 0xfd, ş: 0xfe }
const icelandic = new Set('ÐÝÞðýþ')

/** Text as ISO-8859-9. Null for plain ASCII, whose bytes are the same, and for unsupported characters. */
export function latin5Bytes(text: string): Uint8Array | null {
  const bytes = Array.from(text, (letter) => turkish[letter] ?? (icelandic.has(letter) ? 256 : (letter.codePointAt(0) ?? 256)))
  if (bytes.every((byte) => byte < 128) || bytes.some((byte) => byte > 255)) return null
  return Uint8Array.from(bytes)
}

export const latin5Text = (bytes: Uint8Array): string => new TextDecoder('iso-8859-9').decode(bytes)
