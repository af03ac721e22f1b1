import { z } from 'zod'
import { withoutPrefix } from '#words/languages.ts'
import { compressedCookie } from '../cookies.server.ts'
import type { FormResult, FormValues } from './form-result.ts'

const Unsent = z.object({ path: z.string(), values: z.record(z.string(), z.string()) })

/** A form of a page that was sent after the session had ended, for when its guest has signed in. Used without scripts. `path`: without a language. */
export const unsentCookie = compressedCookie('unsent', { maxAge: 30 * 60 }, Unsent)

/** What was typed on this page before the session ended, with the header that forgets it. */
export async function takeUnsent(request: Request, { pathname }: URL): Promise<{ values: FormValues; headers: HeadersInit } | null> {
  const unsent = await unsentCookie.read(request)
  return unsent?.path === withoutPrefix(pathname) ? { values: unsent.values, headers: { 'set-cookie': await unsentCookie.drop() } } : null
}

/** Fills the form in again, on a page with several. */
export const unsentResult = ({ form, intent, ...typed }: FormValues): FormResult => ({ form: form ?? intent ?? '', typed })
