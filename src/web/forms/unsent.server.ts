import { z } from 'zod'
import { compressedCookie } from '../cookies.server.ts'

const Unsent = z.object({ path: z.string(), values: z.record(z.string(), z.string()) })

/** A form of a page that was sent after the session had ended, for when its guest has signed in. Used without scripts. */
export const unsentCookie = compressedCookie('unsent', { maxAge: 30 * 60 }, Unsent)
