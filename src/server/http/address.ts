/** What the Node adapter gives with a request; `address` is what the site has made of it. */
export type Bindings = { address?: string; incoming?: { socket?: { remoteAddress?: string } } }

/** The caller's address; behind a proxy of our own the last one that the proxy has seen. Limits count it by its networks. */
export function clientAddress(request: Request, env: Bindings | undefined, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || env?.incoming?.socket?.remoteAddress || 'unknown'
}
