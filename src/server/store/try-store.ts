import { randomBytes } from 'node:crypto'
import type { Store } from './store.ts'
import { StoreDown } from './store-down.ts'

/** Writes, lists, reads and removes a small file: checks all permissions that the site needs. */
export async function tryStore(store: Store): Promise<void> {
  const name = `try-${randomBytes(8).toString('hex')}.txt`
  await store.put(name, Buffer.from(name))
  const read = await store.get(name)
  let found = false
  for await (const file of store.list()) found ||= file.name === name
  await store.remove(name)
  if (!read || Buffer.from(read).toString() !== name) throw new StoreDown(`${store.place} gives back something else than was put in`)
  if (!found) throw new StoreDown(`${store.place} does not list what was put in`)
}
