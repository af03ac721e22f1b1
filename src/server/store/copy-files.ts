import type { Store } from './store.ts'

/** Copies missing files; can be resumed. Files are immutable, so one of the same name and size is not copied again. */
export async function copyFiles(from: Store, to: Store): Promise<{ copied: number; there: number }> {
  const sizes = new Map<string, number>()
  for await (const { name, bytes } of to.list()) sizes.set(name, bytes)
  const count = { copied: 0, there: 0 }
  for await (const { name, bytes } of from.list()) {
    if (sizes.get(name) === bytes) {
      count.there += 1
      continue
    }
    const content = await from.get(name)
    if (!content) continue
    await to.put(name, content)
    count.copied += 1
  }
  return count
}
