import type { z } from 'zod'
import { forRoles, type Role } from '#domain/accounts/roles.ts'
import type { Problem } from './problems.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** `member`: any signed-in user; `admin`: people in the back office (status 2) whose role is among the call’s `roles`. */
export type Access = 'visitor' | 'member' | 'admin'

export type AnyCall = {
  method: Method
  path: string
  summary: string
  access: Access
  /** Roles that may make an `admin` call, usually a group of `forRoles`. Without it: owners alone. */
  roles?: readonly Role[]
  input: z.ZodType
  answer: z.ZodType
  /** What it refuses by rules of its own, for other programs; what its access and input refuse is known without (`refusals.ts`). */
  refusals?: readonly Problem[]
  /** Exceptions to the JSON object with `success` that the specification requires; a `file` is answered as a download. */
  shape?: 'bare' | 'multipart' | 'bank' | 'file'
  /** Media type of a file; CSV by default. */
  mediaType?: string
  /** The answer depends on public content and the day alone, never on the caller, so that pages may share it. */
  content?: true
  /** Changes nothing that a page shows, although the method is not GET. */
  readOnly?: true
  /** Requests per minute per IP address and per account. Calls without it share one limit for reads and one for writes. */
  perMinute?: number
  /** Allowed for administrators who must still set their own password or two-step sign-in. */
  whileActionRequired?: true
  /** Maximum request body in bytes, where it is not 64 KiB. */
  largestBody?: number
}

export type InputOf<C extends AnyCall> = z.output<C['input']>
export type AnswerOf<C extends AnyCall> = z.output<C['answer']>

/** The roles that may make an `admin` call. */
export const getRoles = ({ roles = forRoles.owners }: Pick<AnyCall, 'roles'>): readonly Role[] => roles

/** Declares an API call. Server validation, the typed client, OpenAPI and the access tests are derived from it. */
export const call = <const C extends AnyCall>(declaration: C): C => declaration
