import type { AnyCall, InputOf } from '#contract/call.ts'
import { type Api, type Carry, clientOver } from '#contract/client.ts'
import { Refused } from '#contract/refused.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { readAccount } from '#server/accounts/read-account.ts'
import type { Deps } from '#server/deps.ts'
import type { Account } from '#server/http/account.ts'
import type { Bindings, Send } from '#server/http/address.ts'
import type { Language } from '#words/languages.ts'
import { sayIn } from '#words/refusals.ts'

/**
 * Who asks: the bindings of the page's request, how calls are made, the language of the page, and that of the owners' texts on it. `known`:
 * the account, if it was looked up.
 */
type From = { env: Bindings; send: Send; language: Language; contentLanguage: Language; known?: Account | null | undefined }

export type PageApi = {
  api: Api
  /** The signed-in account of the page's request; looked up once. */
  account: () => Promise<Account | null>
  /** `Set-Cookie` headers that the API answered with. */
  cookies: string[]
}

/**
 * The API as one page calls it, in the same process: each read is made once a page, and public content once for all pages until it
 * changes.
 */
export function pageApi(deps: Deps, page: Request, { env, send, language, contentLanguage, known: found }: From): PageApi {
  const cookies: string[] = []
  const reads = new Map<string, Promise<unknown>>()
  let known: Promise<Account | null> | undefined = found === undefined ? undefined : Promise.resolve(found)
  const arrivedWith = page.headers.get('cookie') ?? ''
  let cookie = arrivedWith
  const account = () => {
    known ??= readAccount(deps, cookie === arrivedWith ? page : new Request(page.url, { headers: { cookie } }))
    return known
  }

  const asVisitor = clientOver(
    deps.env.siteUrl,
    async (request) => {
      const agent = page.headers.get('user-agent')
      if (cookie) request.headers.set('cookie', cookie)
      if (agent) request.headers.set('user-agent', agent)
      const response = await send(request, { ...env, account, language, contentLanguage })
      const set = response.headers.getSetCookie()
      cookies.push(...set)
      cookie = cookiesAfter(cookie, set)
      return response
    },
    sayIn[language],
  )

  const read = async (call: AnyCall, input: object): Promise<unknown> => {
    if (!call.content || Object.keys(input).length > 0) return asVisitor(call, input)
    // The query for the session reads the version of the content, so that administrators see their changes also if another process made them.
    await account().catch(() => null)
    return sharedContent(deps, call, { send, language, contentLanguage }).catch((error) => {
      if (error instanceof Refused) throw error
      // The version of the content cannot be read. The call itself answers with a message and a reference.
      return asVisitor(call, input)
    })
  }

  const api = async (call: AnyCall, input: object): Promise<unknown> => {
    if (call.method !== 'GET' && !call.readOnly) {
      try {
        return await asVisitor(call, input)
      } finally {
        reads.clear()
        known = undefined
      }
    }
    const key = `${call.path} ${JSON.stringify(input)}`
    const reading = reads.get(key) ?? read(call, input)
    reads.set(key, reading)
    return reading
  }
  return { api: api as Api, account, cookies }
}

/** The `Cookie` header that a browser sends after it has received `Set-Cookie` headers: a page may sign in and go on. */
function cookiesAfter(cookie: string, set: string[]): string {
  if (set.length === 0) return cookie
  const pairs = [...cookie.split(/;\s*/), ...set.map((one) => one.split(';')[0] ?? '')].filter(Boolean)
  const byName = new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair]))
  return [...byName.values()].filter((pair) => !pair.endsWith('=')).join('; ')
}

/** Read without cookies. Frozen, because several pages use it at once. */
const sharedContent = <C extends AnyCall>(
  deps: Deps,
  call: C,
  { send, language, contentLanguage }: Pick<From, 'send' | 'language' | 'contentLanguage'>,
): Promise<unknown> =>
  deps.content.cached(`${dayAtProperty(deps.now())} ${language} ${contentLanguage} ${call.path}`, async () => {
    const anonymous: Carry = (request) => send(request, { language, contentLanguage })
    return frozen(await clientOver(deps.env.siteUrl, anonymous)(call, {} as InputOf<C>))
  })

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) frozen(inner)
  }
  return value
}
