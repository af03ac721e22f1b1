import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { listening } from './listening.ts'
import { type Keys, signatureProblem } from './s3-signature.ts'

/** `stumble` affects one request only. */
export type Mood = 'well' | 'stumble' | 'reset once' | 'failing' | 'refusing' | 'hanging' | Lie
/** Answers 200 with wrong content: nothing, an HTML page, a truncated list, or one without end. */
export type Lie = 'empty' | 'html' | 'cut off' | 'endless'

export type StandIn = Awaited<ReturnType<typeof s3StandIn>>

const BUCKET = 'villas'
const keys: Keys = { region: 'eu-south-1', accessKeyId: 'the-tests', secretAccessKey: 'a secret/of+the tests' }
// Small, so that a few pictures fill several pages.
const PAGE = 3
const statusOf: Record<string, number> = { NoSuchKey: 404, NoSuchBucket: 404, InternalError: 500, SlowDown: 503 }

/** S3-compatible test server. Verifies the signature of every request, and can simulate failures. */
export async function s3StandIn() {
  const files = new Map<string, Buffer>()
  const state: { mood: Mood; asked: number; sent: number } = { mood: 'well', asked: 0, sent: 0 }
  const { url, close } = await listening(async (request, response) => {
    state.asked += 1
    const body = await buffer(request)
    if (!behave(state, request, response)) return
    const { status, content } = answer(files, request, body, state.mood)
    response.writeHead(status).end(content)
  })
  const environment = {
    S3_ENDPOINT: url,
    S3_REGION: keys.region,
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY_ID: keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
  }
  return { files, state, environment, close }
}

function* tagsWithoutEnd(state: { sent: number }) {
  yield '<ListBucketResult>'
  for (;;) {
    const part = '<Contents>'.repeat(6_000)
    state.sent += part.length
    yield part
  }
}

/** @returns true if the request is to be answered normally */
function behave(state: { mood: Mood; sent: number }, request: IncomingMessage, response: ServerResponse): boolean {
  const { mood } = state
  if (mood === 'well' || mood === 'cut off') return true
  if (mood === 'empty' || mood === 'html') {
    response.writeHead(200).end(mood === 'empty' ? '' : '<!doctype html><title>Sign in</title>')
    return false
  }
  if (mood === 'endless') {
    response.writeHead(200)
    pipeline(Readable.from(tagsWithoutEnd(state)), response, () => undefined)
    return false
  }
  if (mood === 'stumble' || mood === 'reset once') state.mood = 'well'
  if (mood === 'refusing' || mood === 'reset once') request.socket.destroy()
  else if (mood !== 'hanging') response.writeHead(503).end(refusal('SlowDown').content)
  return false
}

type Answer = { status: number; content: string | Buffer }

const refusal = (code: string): Answer => ({ status: statusOf[code] ?? 403, content: `<Error><Code>${code}</Code></Error>` })

function answer(files: Map<string, Buffer>, { method = '', url = '', headers }: IncomingMessage, body: Buffer, mood: Mood): Answer {
  const problem = signatureProblem({ method, path: url, headers, body }, keys)
  if (problem) return refusal(problem)
  const { pathname, searchParams } = new URL(url, 'http://stand.in')
  const [, bucket, ...rest] = decodeURIComponent(pathname).split('/')
  const key = rest.join('/')
  if (bucket !== BUCKET) return refusal('NoSuchBucket')
  if (key === '') {
    const whole = listing(files, searchParams)
    return { status: 200, content: mood === 'cut off' ? whole.replace(/<NextContinuationToken>.*?<\/NextContinuationToken>/, '') : whole }
  }
  if (method === 'PUT') files.set(key, body)
  if (method === 'DELETE') files.delete(key)
  if (method !== 'GET') return { status: method === 'PUT' ? 200 : 204, content: '' }
  const found = files.get(key)
  return found ? { status: 200, content: found } : refusal('NoSuchKey')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function listing(files: Map<string, Buffer>, asked: URLSearchParams): string {
  const prefix = asked.get('prefix') ?? ''
  const from = asked.get('continuation-token') ?? ''
  const names = [...files.keys()].filter((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes('/')).sort()
  // A token that must be decoded from XML and encoded in the URL.
  const left = names.filter((name) => `&${name}` > from)
  const shown = left.slice(0, PAGE)
  const contents = shown.map((name) => `<Contents><Key>${escaped(name)}</Key><Size>${files.get(name)?.length}</Size></Contents>`)
  const more = left.length > PAGE
  const next = more ? `<NextContinuationToken>${escaped(`&${shown.at(-1)}`)}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`
}
