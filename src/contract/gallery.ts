import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { call } from './call.ts'
import { Picture } from './pictures.ts'
import { Flag, Id, Nothing, Text, Version } from './wire.ts'

export const galleryCategories = ['exteriors', 'interiors', 'amenities', 'surroundings'] as const

export const GalleryImage = z.object({
  id: z.int(),
  url: z.string(),
  alt: z.string(),
  category: z.enum(galleryCategories),
  featured: z.boolean(),
  picture: Picture,
  /** How light its upper quarter and the rest are at their lightest, 0 to 255; empty until it is measured. White text lies on it. */
  light: z.array(z.int()),
  version: z.int(),
})

// Allows about twelve pictures of the maximum size per upload.
const LARGEST_BODY = 120 * 1024 * 1024

export const galleryCalls = {
  list: call({
    method: 'GET',
    path: '/api/gallery.php',
    summary: 'The gallery’s pictures, all, of one category, or the featured ones',
    access: 'visitor',
    content: true,
    shape: 'bare',
    input: z.object({ category: z.string().optional() }),
    answer: z.array(GalleryImage),
  }),
  upload: call({
    method: 'POST',
    path: '/api/galleryUpload.php',
    perMinute: 60,
    summary: 'Add pictures to the gallery; good ones go in, each other is refused in words',
    access: 'admin',
    roles: forRoles.management,
    shape: 'multipart',
    largestBody: LARGEST_BODY,
    input: z.object({
      /** Category name. `featured` or 0 marks the pictures as featured; their category is then exteriors. */
      category: z.string('category_required').min(1, 'category_required'),
      featured: Flag.optional(),
      /** What is seen; without it the names of the files say it. */
      alt: Text(300).optional(),
      /** The form field is named `files[]`. */
      files: z.array(z.file(), 'files_required').min(1, 'files_required').max(50, 'too_many_files'),
    }),
    answer: z.object({
      uploaded: z.int(),
      ids: z.array(z.int()),
      refused: z.array(z.object({ file: z.string(), error: z.string() })),
    }),
  }),
  update: call({
    method: 'PUT',
    path: '/api/galleryUpdate.php',
    summary: 'Change a picture’s alternative text, category, or whether it is featured; what is left out stays',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({
      id: Id,
      version: Version,
      alt: Text(300, 'picture_description_required').optional(),
      category: z.enum(galleryCategories, 'category_required').optional(),
      featured: Flag.optional(),
    }),
    answer: Nothing,
  }),
  reorder: call({
    method: 'POST',
    path: '/api/galleryOrder.php',
    summary: 'Put pictures first, in the order given; the others follow as they were',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ ids: z.array(Id).min(1).max(2000) }),
    answer: Nothing,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/galleryDelete.php',
    summary: 'Take a picture out of the gallery',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ id: Id }),
    answer: Nothing,
  }),
}
