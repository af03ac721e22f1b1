import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export type SignedRequest = {
  method: string /** As sent, including the query. */
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}
export type Keys = { region: string; accessKeyId: string; secretAccessKey: string }

const MOST_SKEW_MS = 15 * 60_000
const NEEDED = ['host', 'x-amz-content-sha256', 'x-amz-date']

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const written = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
const rewritten = (text: string) => written(decodeURIComponent(text))

function sortedQuery(query: string): string {
  const pairs = query.split('&').filter(Boolean)
  return pairs
    .map((pair) => pair.split('='))
    .map(([name = '', value = '']) => `${rewritten(name)}=${rewritten(value)}`)
    .sort()
    .join('&')
}

/** AWS Signature Version 4, implemented from the AWS documentation, independently of the site's code. */
export function computeSignature(
  { method, path, headers }: Omit<SignedRequest, 'body'>,
  signed: string[],
  { region, secretAccessKey }: Keys,
): string {
  const [way = '', query = ''] = path.split('?')
  const moment = String(headers['x-amz-date'])
  const day = moment.slice(0, 8)
  const canonical = [
    method,
    way.split('/').map(rewritten).join('/'),
    sortedQuery(query),
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  return hmac(key, ['AWS4-HMAC-SHA256', moment, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n')).toString('hex')
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request, ?SignedHeaders=(?<signed>[^,]+), ?Signature=(?<signature>[0-9a-f]{64})$/

const toTime = (moment: unknown) => Date.parse(String(moment).replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))

/** S3 error code of an invalid request; null if it is valid. */
export function signatureProblem(request: SignedRequest, keys: Keys): string | null {
  const { headers, body } = request
  const { id, region, signed = '', signature } = headers.authorization?.match(AUTHORIZATION)?.groups ?? {}
  const names = signed.split(';')
  if (!signature || !NEEDED.every((name) => names.includes(name))) return 'AccessDenied'
  if (id !== keys.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== keys.region) return 'AuthorizationHeaderMalformed'
  if (!(Math.abs(Date.now() - toTime(headers['x-amz-date'])) < MOST_SKEW_MS)) return 'RequestTimeTooSkewed'
  if (computeSignature(request, names, keys) !== signature) return 'SignatureDoesNotMatch'
  return headers['x-amz-content-sha256'] === sha256(body) ? null : 'XAmzContentSHA256Mismatch'
}
