import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may make a call. `member` is anyone signed in, `admin` only status 2. */
export type Access = 'visitor' | 'member' | 'admin'

export type AnyCall = {
  method: Method
  path: string
  summary: string
  access: Access
  input: z.ZodType
  answer: z.ZodType
  /** Where the specification wants a bare list or a form instead of an object with `success`; a `file` is answered as it is saved. */
  shape?: 'bare' | 'multipart' | 'bank' | 'file'
  /** What a file is; CSV where nothing is said. */
  mediaType?: string
  /** How often a minute it may be made from one address, and by one account: where it costs something or can be abused. */
  perMinute?: number
  /** May be made by an administrator who still owes what is demanded first: a password of one's own, two-step sign-in. */
  whileOwing?: true
  /** Bytes that may come in, where pictures do; 64 KiB elsewhere. */
  largestBody?: number
}

export type InputOf<C extends AnyCall> = z.output<C['input']>
export type AnswerOf<C extends AnyCall> = z.output<C['answer']>

/** Declares a call of the API once: the server's checks, the typed client, OpenAPI and the access tests come from it. */
export const call = <const C extends AnyCall>(declaration: C): C => declaration
