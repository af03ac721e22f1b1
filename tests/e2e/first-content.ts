import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { drawFirstPictures } from '../../scripts/first-pictures.ts'
import { dayAtProperty } from '../../src/domain/calendar-day.ts'
import type { Db } from '../../src/server/db/client.ts'
import { seed } from '../../src/server/first-content/seed.ts'
import type { Store } from '../../src/server/store/store.ts'

const pictures = resolve(import.meta.dirname, '..', '..', 'seed', 'pictures')
/** Pixels. At this width a picture gets one smaller version in each format. */
const WIDTH = 480

/** Inserts the first content with small pictures: making and decoding the large ones costs as much as all stories together. */
export async function seedSmall(db: Db, store: Store, today = dayAtProperty(new Date())): Promise<void> {
  await seed(db, { folder: await smallContent(), store, today })
}

/** The folder of the first content with small pictures, made once in a run. */
async function smallContent(): Promise<string> {
  const folder = join(process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'villas-small-')), 'first-content')
  if (existsSync(folder)) return folder
  const draft = `${folder}-${process.pid}`
  mkdirSync(join(draft, 'pictures'), { recursive: true })
  for (const name of readdirSync(pictures).filter((one) => one.endsWith('.jpg')))
    await sharp(join(pictures, name))
      .resize(WIDTH)
      .jpeg()
      .toFile(join(draft, 'pictures', name))
  copyFileSync(join(pictures, 'manifest.json'), join(draft, 'pictures', 'manifest.json'))
  await drawFirstPictures(join(draft, 'pictures'))
  renameSync(draft, folder)
  return folder
}
