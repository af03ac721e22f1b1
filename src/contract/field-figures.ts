import { z } from 'zod'
import { call } from './call.ts'

/** Longer ones come from clocks that were set. */
const LONGEST_MS = 600_000
const Milliseconds = z.number().min(0).max(LONGEST_MS).optional()

export const fieldFigureCalls = {
  record: call({
    method: 'POST',
    path: '/api/fieldFigures.php',
    readOnly: true,
    perMinute: 120,
    largestBody: 1024,
    summary: 'How fast a page was for a visitor, who stays unknown: Core Web Vitals of one view',
    access: 'visitor',
    input: z.object({
      /** Pattern of a page for guests, such as `/villas/:slug`. */
      page: z.string().max(100),
      device: z.enum(['phone', 'desktop']),
      /** Largest Contentful Paint, in milliseconds; only of the first page of a visit. */
      lcp: Milliseconds,
      /** Interaction to Next Paint, in milliseconds; absent without interactions. */
      inp: Milliseconds,
      /** Cumulative Layout Shift. */
      cls: z.number().min(0).max(100).optional(),
    }),
    answer: z.object({}),
  }),
}
