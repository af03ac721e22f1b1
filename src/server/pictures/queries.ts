import type { Picture } from '#contract/pictures.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { pictures } from '../db/schema.ts'

export const toUrl = (key: string): string => `/pictures/${key}.jpg`
export const urlOfIcon = (key: string): string => `/pictures/${key}.webp`

/** The key of a picture of this site; null for any other URL. */
export const toKey = (url: string | null): string | null => url?.match(/^\/pictures\/([a-z0-9-]+)\.jpg$/)?.[1] ?? null

/** Looks up the pictures behind URLs; URLs of other sites have none. */
export async function picturesAt(db: Db, urls: readonly (string | null)[]): Promise<(url: string | null) => Picture | null> {
  const keys = [...new Set(urls.map(toKey))].filter((key) => key !== null)
  const rows = keys.length > 0 ? await db.select().from(pictures).where(anyOf(pictures.key, keys)) : []
  const byUrl = new Map(rows.map((row) => [toUrl(row.key), asPicture(row)]))
  return (url) => (url === null ? null : (byUrl.get(url) ?? null))
}

export const asPicture = ({ key, alt, width, height, colour, widths, portraits }: typeof pictures.$inferSelect): Picture => ({
  url: toUrl(key),
  alt,
  width,
  height,
  colour,
  widths,
  portraits,
})
