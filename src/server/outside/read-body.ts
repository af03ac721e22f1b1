/** A `Response` of Node's own fetch or of undici's. */
export type WithBody = { readonly body: AsyncIterable<Uint8Array> | null }

/** The body of an answer from outside; null as soon as it is larger than `largest` bytes. */
export async function readBody(response: WithBody, largest: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > largest) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
