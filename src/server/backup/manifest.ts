import { z } from 'zod'
import { BadArchive } from './bad-archive.ts'

export const FORMAT = 1
export const MANIFEST = 'manifest.json'

const Table = z.object({ name: z.string(), rows: z.int(), digest: z.string() })
const Sequence = z.object({ table: z.string(), column: z.string(), last: z.string().regex(/^\d+$/), called: z.boolean() })

/** Last entry of an archive, so a truncated archive has none. */
export const Manifest = z.object({
  format: z.literal(FORMAT),
  madeAt: z.string(),
  /** The migrations applied to the database. */
  migrations: z.array(z.string()),
  tables: z.array(Table),
  sequences: z.array(Sequence),
  /** sha256 of every other file in the archive. */
  files: z.record(z.string(), z.string()),
})
export type Manifest = z.output<typeof Manifest>
export type ArchivedTable = z.output<typeof Table>
export type ArchivedSequence = z.output<typeof Sequence>

export const fileOfTable = (name: string): string => `tables/${name}.jsonl.gz`
export const fileOfPicture = (name: string): string => `pictures/${name}`

export const tableIn = (file: string): string | undefined => file.match(/^tables\/([a-z][a-z0-9_]*)\.jsonl\.gz$/)?.[1]
export const pictureIn = (file: string): string | undefined => file.match(/^pictures\/([A-Za-z0-9][A-Za-z0-9._-]*)$/)?.[1]

export function readManifest(text: string): Manifest {
  const parsed = Manifest.safeParse(parseJson(text))
  if (!parsed.success) throw new BadArchive('This is not a backup that this version of the site can read.')
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
