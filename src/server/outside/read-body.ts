/** A `Response` of Node's fetch or of undici. */
export type WithBody = { readonly body: AsyncIterable<Uint8Array> | null }

/** The body of an external response; null once it exceeds `largest` bytes. */
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
