import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { call } from './call.ts'
import { English } from './english.ts'
import { Picture } from './pictures.ts'
import { Flag, Id, Nothing, PictureAddress, Text, Total, Version } from './wire.ts'

export const attractionCategories = ['beaches', 'dining', 'activities', 'sightseeing'] as const

// Allows a picture of 10 MB as a data URL.
const LARGEST_BODY = 14 * 1024 * 1024

const writable = {
  title: Text(200, 'attraction_incomplete'),
  description: Text(5000, 'attraction_incomplete'),
  distance: Text(100, 'attraction_incomplete'),
  location: Text(200, 'attraction_incomplete'),
  image: PictureAddress.nullish(),
  category: z.enum(attractionCategories, 'attraction_incomplete'),
  featured: Flag.optional(),
}

export const Attraction = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  distance: z.string(),
  location: z.string(),
  image: z.string().nullable(),
  category: z.enum(attractionCategories),
  featured: z.boolean(),
  picture: Picture.nullable(),
  version: z.int(),
  english: English,
})

export const attractionCalls = {
  list: call({
    method: 'GET',
    path: '/api/attractions.php',
    summary: 'What there is to see and do around',
    access: 'visitor',
    content: true,
    input: z.object({ category: z.string().optional() }),
    answer: z.object({ attractions: z.array(Attraction), ...Total }),
  }),
  create: call({
    method: 'POST',
    path: '/api/attractions.php',
    summary: 'Add an attraction',
    access: 'admin',
    roles: forRoles.management,
    largestBody: LARGEST_BODY,
    input: z.object(writable),
    answer: z.object({ id: z.int() }),
  }),
  update: call({
    method: 'PUT',
    path: '/api/attractions.php',
    summary: 'Change an attraction; what is left out stays as it is',
    access: 'admin',
    roles: forRoles.management,
    largestBody: LARGEST_BODY,
    input: z.object({ id: Id, version: Version, ...writable }),
    answer: Nothing,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/attractions.php',
    summary: 'Remove an attraction',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ id: Id }),
    answer: Nothing,
  }),
}
