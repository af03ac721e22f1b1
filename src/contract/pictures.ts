import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { call } from './call.ts'
import { Text } from './wire.ts'

/**
 * Data to show a picture without layout shift. `widths`: sizes of the AVIF and WebP variants beside the original. `portraits`: sizes of
 * those that show its part for phones held upright.
 */
export const Picture = z.object({
  url: z.string(),
  alt: z.string(),
  /** Of the alternative text, where it is English on a page that is not. */
  lang: z.literal('en').optional(),
  width: z.int(),
  height: z.int(),
  colour: z.string(),
  widths: z.array(z.int()),
  portraits: z.array(z.int()),
})
export type Picture = z.output<typeof Picture>

/** At most 5 MB for an amenity's picture or icon, 10 MB for the others. Icons and marks of card schemes may be transparent and are stored small. */
export const picturePurposes = ['villa', 'amenity', 'icon', 'attraction', 'mark'] as const

const LARGEST_BODY = 11 * 1024 * 1024

export const pictureCalls = {
  upload: call({
    method: 'POST',
    path: '/api/pictureUpload.php',
    perMinute: 60,
    summary: 'Keep one picture and get the address to put into a villa, an amenity, an attraction or the settings',
    access: 'admin',
    roles: forRoles.management,
    shape: 'multipart',
    largestBody: LARGEST_BODY,
    input: z.object({
      purpose: z.enum(picturePurposes, 'purpose_required'),
      alt: Text(300).optional(),
      /** The form field can have any name. */
      files: z.array(z.file(), 'not_a_picture').length(1, 'not_a_picture'),
    }),
    answer: z.object({ url: z.string() }),
  }),
}
