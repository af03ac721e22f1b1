import { z } from 'zod'

/** The fields, such as `about` or `features.0.title`, that are English in an answer in another language. */
export const English = z.array(z.string()).optional()
