import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Widths made of every picture, as far as it is that wide. */
export const PICTURE_WIDTHS = [480, 800, 1200, 1920] as const

const VARIANT = /^[a-z0-9-]+\.(jpg|avif|webp)$/
const types: Record<string, string> = { jpg: 'image/jpeg', avif: 'image/avif', webp: 'image/webp' }

const folderIn = (dataDir: string) => join(dataDir, 'pictures')

/** Written beside and renamed, so that nobody ever reads half a picture. */
async function put(dataDir: string, name: string, bytes: Uint8Array): Promise<void> {
  const folder = folderIn(dataDir)
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `.${name}.${process.pid}`)
  await writeFile(draft, bytes)
  await rename(draft, join(folder, name))
}

export type Measured = { width: number; height: number; colour: string }

/** Keeps a picture under a key and measures it. */
export async function keepPicture(dataDir: string, key: string, jpeg: Uint8Array): Promise<Measured> {
  const image = sharp(jpeg)
  const { width, height } = await image.metadata()
  const { data } = await sharp(jpeg).resize(1, 1, { fit: 'cover' }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  await put(dataDir, `${key}.jpg`, jpeg)
  const colour = `#${[...data.subarray(0, 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`
  return { width: width ?? 0, height: height ?? 0, colour }
}

/** Keeps an icon. @returns its address */
export async function keepIcon(dataDir: string, key: string, webp: Uint8Array): Promise<string> {
  await put(dataDir, `${key}.webp`, webp)
  return `/pictures/${key}.webp`
}

/** Makes the AVIF and WebP files of a picture. @returns the widths made */
export async function makeVariants(dataDir: string, key: string): Promise<number[]> {
  const original = await readFile(join(folderIn(dataDir), `${key}.jpg`))
  const { width: own = 0 } = await sharp(original).metadata()
  const widths = PICTURE_WIDTHS.filter((width) => width <= own)
  for (const width of widths) {
    const resized = sharp(original).resize(width)
    await put(dataDir, `${key}-${width}.avif`, await resized.clone().avif({ quality: 50, effort: 2 }).toBuffer())
    await put(dataDir, `${key}-${width}.webp`, await resized.clone().webp({ quality: 75 }).toBuffer())
  }
  return widths
}

/** Removes a picture and all that was made of it. */
export async function discardPicture(dataDir: string, key: string): Promise<void> {
  const variants = PICTURE_WIDTHS.flatMap((width) => [`${key}-${width}.avif`, `${key}-${width}.webp`])
  for (const name of [`${key}.jpg`, ...variants]) await rm(join(folderIn(dataDir), name), { force: true })
}

/** A kept file by its name, or null. Only names that we make ourselves are looked for. */
export async function readPicture(dataDir: string, name: string): Promise<{ bytes: Uint8Array; type: string } | null> {
  if (!VARIANT.test(name)) return null
  try {
    return { bytes: await readFile(join(folderIn(dataDir), name)), type: types[name.split('.')[1] ?? ''] ?? 'application/octet-stream' }
  } catch {
    return null
  }
}
