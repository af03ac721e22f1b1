import { apiResult } from '../../api-results.server.ts'

/** A tab cannot be shown; the message is what the page says instead. */
export class Unread extends Error {}

/** Answer of a call that a tab cannot be shown without. */
export async function needed<T>(asked: Promise<T>, failed: string): Promise<T> {
  const { answer, refused } = await apiResult(asked)
  if (refused) throw new Unread(failed)
  return answer
}
