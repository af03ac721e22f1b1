import { z } from 'zod'
import { call } from './call.ts'
import { Picture } from './pictures.ts'
import { Flag, Id, Nothing } from './wire.ts'

export const galleryCategories = ['exteriors', 'interiors', 'amenities', 'surroundings'] as const

export const GalleryImage = z.object({
  id: z.int(),
  url: z.string(),
  alt: z.string(),
  category: z.enum(galleryCategories),
  featured: z.boolean(),
  picture: Picture,
})

export const galleryCalls = {
  list: call({
    method: 'GET',
    path: '/api/gallery.php',
    summary: 'The gallery’s pictures, all or of one category',
    access: 'visitor',
    shape: 'bare',
    input: z.object({ category: z.string().optional() }),
    answer: z.array(GalleryImage),
  }),
  upload: call({
    method: 'POST',
    path: '/api/galleryUpload.php',
    summary: 'Add pictures to the gallery',
    access: 'admin',
    shape: 'multipart',
    input: z.object({ category: z.string('Please select a category.'), featured: Flag.optional() }),
    answer: z.object({ uploaded: z.int(), refused: z.array(z.object({ file: z.string(), error: z.string() })) }),
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/galleryDelete.php',
    summary: 'Take a picture out of the gallery',
    access: 'admin',
    input: z.object({ id: Id }),
    answer: Nothing,
  }),
}
