/** Environment from the Node adapter. `address`: client address resolved by the site. */
export type Bindings = { address?: string; incoming?: { socket?: { remoteAddress?: string } } }

/** Client address for rate limits. Behind a trusted proxy it is the last entry of X-Forwarded-For, which the proxy itself added. */
export function clientAddress(request: Request, env: Bindings | undefined, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || env?.incoming?.socket?.remoteAddress || 'unknown'
}
