/**
 * The same file, whose connection `breakOff` ends if it fails midway. Left alone, the server would end it with the error's text, and a file
 * that is not whole would look whole.
 */
export function breakingOff(file: Response, breakOff: (error: unknown) => void): Response {
  const reader = file.body?.getReader()
  if (!reader) return file
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      try {
        const { done, value } = await reader.read()
        if (done) stream.close()
        else stream.enqueue(value)
      } catch (error) {
        breakOff(error)
        stream.close()
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return new Response(body, file)
}
