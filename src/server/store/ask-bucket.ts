import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import type { Bucket } from '../env-sets.ts'
import { readBody } from '../outside/read-body.ts'
import { StoreDown } from './store-down.ts'

const MOST_ATTEMPTS = 2
/** Bytes of a file, and of a list of a thousand names or a refusal. */
const LARGEST_FILE = 32 * 1024 * 1024
const LARGEST_LIST = 4 * 1024 * 1024

type Asked = { method: 'GET' | 'PUT' | 'DELETE'; key?: string; query?: Record<string, string> } & (
  | { body?: Uint8Array }
  /** A file, which is not read into memory. */
  | { body: Blob; sha256: string }
)
type Answer = { status: number; bytes: Uint8Array }

const hashSha256 = (body: Uint8Array | string): string => createHash('sha256').update(body).digest('hex')

/** URL of a key: path style, which every S3-compatible store supports, or virtual-hosted style. */
export function toAddress({ endpoint, name, pathStyle }: Pick<Bucket, 'endpoint' | 'name' | 'pathStyle'>, key = ''): URL {
  const url = new URL(endpoint)
  if (!pathStyle) url.host = `${name}.${url.host}`
  url.pathname = [url.pathname.replace(/\/$/, ''), ...(pathStyle ? [name] : []), key].join('/')
  return url
}

/** Sends requests to a bucket. @returns the body, or null if the key does not exist. Throws `StoreDown` otherwise */
export function askBucket(bucket: Bucket, place: string, patienceMs: number) {
  const signingKeys = new Map<string, ArrayBuffer>()

  async function once(asked: Asked): Promise<Answer> {
    const { method, key, query, body } = asked
    const url = toAddress(bucket, key)
    url.search = new URLSearchParams(query).toString()
    const { accessKeyId, secretAccessKey, region } = bucket
    const headers = {
      'x-amz-content-sha256': 'sha256' in asked ? asked.sha256 : hashSha256(asked.body ?? ''),
    }
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      headers,
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      cache: signingKeys,
    })
    const signed = await signer.sign()
    const response = await fetch(signed.url, {
      method,
      headers: signed.headers,
      body: (body as Uint8Array<ArrayBuffer> | Blob | undefined) ?? null,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    })
    const bytes = await readBody(response, method === 'GET' && key !== undefined ? LARGEST_FILE : LARGEST_LIST)
    if (!bytes) throw new Error('its answer is too large')
    return { status: response.status, bytes: new Uint8Array(bytes) }
  }

  return async (asked: Asked): Promise<Uint8Array | null> => {
    const { status, bytes } = await withRetry(() => once(asked)).catch((error: Error) => {
      throw new StoreDown(`${place} does not answer: ${explain(error, patienceMs)}`, { cause: error })
    })
    if (status >= 200 && status < 300) return bytes
    const code = new TextDecoder().decode(bytes).match(/<Code>(\w+)<\/Code>/)?.[1]
    if (code === 'NoSuchKey') return null
    throw new StoreDown(`${place} answers ${code ? `${status} ${code}` : status}`)
  }
}

/** Retries once after an error, but not after a timeout. */
async function withRetry(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await ask()
      if (answer.status < 500 || attempt === MOST_ATTEMPTS) return answer
    } catch (error) {
      if (isTimeout(error) || attempt === MOST_ATTEMPTS) throw error
    }
  }
}

const isTimeout = (error: unknown): boolean => (error as Error).name === 'TimeoutError'

function explain(error: Error, patienceMs: number): string {
  if (isTimeout(error)) return `nothing came within ${patienceMs / 1000} seconds`
  const cause = error.cause as NodeJS.ErrnoException | undefined
  return cause?.code ?? cause?.message ?? error.message
}
