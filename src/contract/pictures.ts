import { z } from 'zod'

/** What a page needs to show a picture without a jump: `widths` are the AVIF and WebP variants beside the original. */
export const Picture = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  colour: z.string(),
  widths: z.array(z.int()),
})
export type Picture = z.output<typeof Picture>
