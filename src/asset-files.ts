import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { extname, join } from 'node:path'
import { plainHeaders } from '#server/http/headers.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
/** Larger files stay on the disk. */
const LARGEST = 512 * 1024

type Coding = 'br' | 'gzip' | 'identity'
type Answer = { headers: Record<string, string>; body: Buffer }
type Asset = { identity: Answer } & Partial<Record<Coding, Answer>>

/**
 * The hashed files of the build, read once. The returned function answers a request for one of them, or null for every other request,
 * also for a part of a file.
 */
export function assetFiles(folder: string, secure: boolean): (request: IncomingMessage) => Answer | null {
  const assets = new Map<string, Asset>()
  for (const name of readdirSync(folder)) {
    const type = TYPES[extname(name)]
    const asset = type && readAsset(join(folder, name), type, secure)
    if (asset) assets.set(`/assets/${name}`, asset)
  }
  return ({ method, url = '', headers }) => {
    if ((method !== 'GET' && method !== 'HEAD') || headers.range !== undefined) return null
    const end = url.indexOf('?')
    const asset = assets.get(end < 0 ? url : url.slice(0, end))
    return asset ? bestFor(asset, String(headers['accept-encoding'] ?? '')) : null
  }
}

function readAsset(path: string, type: string, secure: boolean): Asset | null {
  const plain = readFileSync(path)
  if (plain.length > LARGEST) return null
  const answer = (body: Buffer, coding: Coding): Answer => ({
    headers: {
      ...plainHeaders(secure),
      'content-type': type,
      'content-length': String(body.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
    },
    body,
  })
  const packed = (ending: string, coding: Coding) =>
    existsSync(path + ending) ? { [coding]: answer(readFileSync(path + ending), coding) } : {}
  return { identity: answer(plain, 'identity'), ...packed('.br', 'br'), ...packed('.gz', 'gzip') }
}

function bestFor({ br, gzip, identity }: Asset, accepted: string): Answer {
  if (br && /\bbr\b/.test(accepted)) return br
  return gzip && /\bgzip\b/.test(accepted) ? gzip : identity
}
