import type { Store } from '../src/server/store/store.ts'

/** The kinds of store that a site can have; stories about pictures are told with each. */
export const storeKinds = ['folder', 's3'] as const
export type StoreKind = (typeof storeKinds)[number]

/** What lies in a store, by name. */
export async function namesIn(store: Store): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of store.list()) names.push(name)
  return names
}

/** The file that is shown under an address of the site. */
export async function fileAt(store: Store, url: string): Promise<Buffer> {
  const bytes = await store.get(url.replace('/pictures/', ''))
  if (!bytes) throw new Error(`nothing is kept for ${url}`)
  return Buffer.from(bytes)
}
