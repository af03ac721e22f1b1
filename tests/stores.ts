import type { Store } from '../src/server/store/store.ts'

/** Kinds of picture store; tests about pictures run with each. */
export const storeKinds = ['folder', 's3'] as const
export type StoreKind = (typeof storeKinds)[number]

/** Names of all files in a store. */
export async function namesIn(store: Store): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of store.list()) names.push(name)
  return names
}

/** The file behind a URL of the site. */
export async function fileAt(store: Store, url: string): Promise<Buffer> {
  const bytes = await store.get(url.replace('/pictures/', ''))
  if (!bytes) throw new Error(`nothing is stored for ${url}`)
  return Buffer.from(bytes)
}
