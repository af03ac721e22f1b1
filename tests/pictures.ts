import sharp from 'sharp'

type Kind = 'jpeg' | 'png' | 'gif' | 'webp'

/** A single-colour picture, as uploaded by a browser. */
export async function aPicture(
  name = 'sea.jpg',
  { kind = 'jpeg', width = 640, height = 480 }: { kind?: Kind; width?: number; height?: number } = {},
) {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#3a7ca5' } })
    .toFormat(kind)
    .toBuffer()
  return aFile(name, bytes)
}

export const aFile = (name: string, content: Uint8Array | string): File =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type: 'image/jpeg' })
