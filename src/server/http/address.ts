import type { Language } from '#words/languages.ts'
import type { Account } from './account.ts'

/**
 * Environment from the Node adapter; absent for calls in the same process. `address`: client address resolved by the site. `account`:
 * looks up the session of a page that makes several calls, once. `language`: of the page. `contentLanguage`: in which it shows the owners'
 * texts; English in the back office, where they are written.
 */
export type Bindings = {
  address?: string
  account?: () => Promise<Account | null>
  language?: Language
  contentLanguage?: Language
  incoming?: { socket?: { remoteAddress?: string } }
  outgoing?: { destroy: () => unknown }
}

/** Makes a call of the API in the same process. */
export type Send = (request: Request, env: Bindings) => Response | Promise<Response>

/** Client address for rate limits. Behind a trusted proxy it is the last entry of X-Forwarded-For, which the proxy itself added. */
export function clientAddress(request: Request, env: Bindings | undefined, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || env?.incoming?.socket?.remoteAddress || 'unknown'
}
