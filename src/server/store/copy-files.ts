import type { Store } from './store.ts'

/** Copies what is not there yet: a file never changes under its name, so one of the same size is the same. Stopped halfway, it goes on where it was. */
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
