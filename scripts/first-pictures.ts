// Draws the small pictures of the first content and writes the measures of all into its list: node scripts/first-pictures.ts
import './pinned-node.mjs'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { keyOfFile, type SeedPicture } from '../src/server/first-content/seed.ts'
import { drawPicture } from '../src/server/pictures/files.ts'

/** `folder`: pictures in full size with `manifest.json`. */
export async function drawFirstPictures(folder: string): Promise<void> {
  const list = join(folder, 'manifest.json')
  const pictures: SeedPicture[] = JSON.parse(readFileSync(list, 'utf8'))
  mkdirSync(join(folder, 'small'), { recursive: true })
  for (const picture of pictures) {
    const { files, widths: _, ...measured } = await drawPicture(keyOfFile(picture.file), readFileSync(join(folder, picture.file)))
    for (const { name, bytes } of files) writeFileSync(join(folder, 'small', name), bytes)
    Object.assign(picture, measured)
  }
  writeFileSync(list, `${JSON.stringify(pictures, null, 2)}\n`)
}

if (import.meta.main) await drawFirstPictures(resolve(import.meta.dirname, '..', 'seed', 'pictures'))
