import { z } from 'zod'
import type { AnswerOf, AnyCall, InputOf } from './call.ts'
import type { Message } from './messages.ts'
import { badInput } from './refusal.ts'
import { Refused, refusalBody } from './refused.ts'

/** Makes a call and returns the decoded answer, or throws `Refused`. Validates the input before the request is sent. */
export type Api = <C extends AnyCall>(call: C, input: InputOf<C>) => Promise<AnswerOf<C>>

/** Transport of requests: the network, or the app in the same process. */
export type Carry = (request: Request) => Promise<Response> | Response

/** `say`: the words of what is refused before it is sent. */
export const clientOver =
  (origin: string, carry: Carry, say?: (message: Message) => string): Api =>
  async (call, input) => {
    const encoded = z.safeEncode(call.input, input)
    if (!encoded.success) throw new Refused(refusalBody(badInput(encoded.error), say))
    return readAnswer(call, await carry(requestFor(origin, call, encoded.data)))
  }

function requestFor(origin: string, call: AnyCall, encoded: unknown): Request {
  const outside = encoded as Record<string, unknown>
  const url = new URL(call.path, origin)
  if (call.method !== 'GET') {
    if (call.shape === 'multipart') return new Request(url, { method: call.method, body: toFormData(outside) })
    return new Request(url, { method: call.method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(outside) })
  }
  for (const [name, value] of Object.entries(outside)) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value))
  }
  return new Request(url)
}

function toFormData(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) for (const file of value) form.append(`${name}[]`, file)
    else if (value !== undefined) form.append(name, String(value))
  }
  return form
}

async function readAnswer<C extends AnyCall>(call: C, response: Response): Promise<AnswerOf<C>> {
  if (response.ok && call.shape === 'file') return (await response.text()) as AnswerOf<C>
  const body = await response.json()
  if (response.ok) return z.decode(call.answer, body) as AnswerOf<C>
  throw new Refused(body)
}
