import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { call } from './call.ts'
import { English } from './english.ts'
import { Picture } from './pictures.ts'
import { Flag, FreeText, IdOr, Page, PictureAddress, Text, Total, Version } from './wire.ts'

export const amenityCategories = ['indoor', 'outdoor', 'services'] as const

export const Amenity = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  icon: z.string().nullable(),
  image: z.string().nullable(),
  category: z.enum(amenityCategories),
  featured: z.boolean(),
  picture: Picture.nullable(),
  version: z.int(),
  english: English,
})

const writable = {
  title: Text(200, 'title_required'),
  description: FreeText().trim().max(5000, 'description_too_long'),
  icon: PictureAddress.nullish(),
  image: PictureAddress.nullish(),
  category: z.enum(amenityCategories),
  featured: Flag.optional(),
}

const AmenityId = IdOr('amenity_id_invalid')

// Allows an icon and a picture of 5 MB each as data URLs.
const LARGEST_BODY = 16 * 1024 * 1024

const MessageAnswer = z.object({ message: z.string() })

export const amenityCalls = {
  list: call({
    method: 'GET',
    path: '/api/amenities.php',
    summary: 'What the place offers, all or of one category',
    access: 'visitor',
    content: true,
    input: z.object({ category: z.string().optional(), ...Page }),
    answer: z.object({ amenities: z.array(Amenity), ...Total }),
  }),
  create: call({
    method: 'POST',
    path: '/api/amenities.php',
    summary: 'Add an amenity',
    access: 'admin',
    roles: forRoles.management,
    largestBody: LARGEST_BODY,
    input: z.object(writable),
    answer: MessageAnswer,
  }),
  update: call({
    method: 'PUT',
    path: '/api/amenities.php',
    summary: 'Change an amenity; what is left out stays as it is',
    access: 'admin',
    roles: forRoles.management,
    largestBody: LARGEST_BODY,
    input: z.object({ id: AmenityId, version: Version, ...writable }),
    answer: MessageAnswer,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/amenities.php',
    summary: 'Remove an amenity',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ id: AmenityId }),
    answer: MessageAnswer,
  }),
}
