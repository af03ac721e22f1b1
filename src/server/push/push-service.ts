import type { Deps } from '../deps.ts'
import { errorText } from '../error-text.ts'
import { ensureSecret } from '../first-content/seed.ts'
import { readBody } from '../outside/read-body.ts'
import { authorize, type BrowserKeys, encrypt } from './encrypt.ts'

/** The push services of the browsers that are in use. Any other address could be one inside our own network. */
const SERVICES = /(^|\.)(fcm\.googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)$/

/** Whether an address, as a browser gives it, is one of a push service. */
export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  return url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '' && SERVICES.test(url.hostname)
}

/** The private key of the site for push services; the first process that needs it makes it. */
export const readPushSecret = (deps: Pick<Deps, 'db'>): Promise<string> => ensureSecret(deps.db, 'push')

const PATIENCE_MS = 10_000
/** What a telephone could not get for so long says nothing new any more. */
const LIFE_SECONDS = 12 * 3600
const TOPIC_LENGTH = 32
/** Bytes. What a push service writes is of no use here. */
const LARGEST_ANSWER = 10_000

/** Declarative Web Push: Safari shows it without our service worker. */
export type PushMessage = { title: string; body: string; tag: string; navigate: string; app_badge: string }
/** `gone`: the browser takes nothing any more. `refused`: it is of no use to try again. */
export type Outcome = 'sent' | 'gone' | 'refused' | 'failed'

type Sending = Pick<Deps, 'publicNet' | 'env' | 'now' | 'log'>
type Browser = BrowserKeys & { id: number; endpoint: string }

/** Hands a message for one browser to its push service. */
export async function sendPush(deps: Sending, secret: string, device: Browser, message: PushMessage): Promise<Outcome> {
  const { publicNet, env, now, log } = deps
  try {
    const body = encrypt(JSON.stringify({ web_push: 8030, notification: message }), device)
    const response = await publicNet.post(device.endpoint, {
      headers: {
        authorization: authorize(device.endpoint, secret, env.siteUrl, now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/notification+json',
        ttl: String(LIFE_SECONDS),
        urgency: 'high',
        topic: Buffer.from(message.tag).toString('base64url').slice(0, TOPIC_LENGTH),
      },
      body: new Uint8Array(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await readBody(response, LARGEST_ANSWER)
    const { status } = response
    const outcome = toOutcome(status)
    if (outcome !== 'sent') log.warn({ device: device.id, status }, 'a push service did not take a notice')
    return outcome
  } catch (error) {
    log.warn({ device: device.id, reason: errorText(error) }, 'a push service could not be reached')
    return 'failed'
  }
}

function toOutcome(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'failed' : 'refused'
}
