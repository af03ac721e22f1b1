import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { call } from './call.ts'
import { Day, DayInput, Id, Nothing, Text } from './wire.ts'

/** Bytes of a request with a photo of 10 MB. */
export const LARGEST_PHOTO = 11 * 1024 * 1024

/** What the house needs to know of a stay: nothing about who stays, and nothing about money. */
const Move = z.object({
  villaId: z.int(),
  villa: z.string(),
  /** Null where another platform has sold the stay. */
  guests: z.int().nullable(),
  nights: z.int(),
})

export const changeoverCalls = {
  list: call({
    method: 'GET',
    path: '/api/adminChangeovers.php',
    summary: 'Which villas are left and entered on the next 14 days, by how many people; without names or money',
    access: 'admin',
    roles: forRoles.house,
    input: Nothing,
    answer: z.object({
      today: Day,
      /** Days on which somebody arrives or leaves. */
      days: z.array(
        z.object({
          day: Day,
          departures: z.array(Move),
          arrivals: z.array(Move.extend({ arrivalTime: z.string() })),
          /** Ids of villas that are left and entered on this day. */
          changeovers: z.array(z.int()),
        }),
      ),
      /** Beds of the villas that are left or entered. */
      beds: z.array(z.object({ villaId: z.int(), double: z.int(), single: z.int(), sofa: z.int() })),
      /** What the house has noted about a villa on a day, with the ids of its pictures. */
      notes: z.array(
        z.object({ villaId: z.int(), day: Day, note: z.string(), readyAt: z.string().nullable(), pictures: z.array(z.int()) }),
      ),
    }),
  }),
  note: call({
    method: 'POST',
    path: '/api/noteChangeover.php',
    summary: 'Note something about a villa for the day of a changeover, and that it is ready or not yet',
    access: 'admin',
    roles: forRoles.house,
    input: z.object({
      villaId: Id,
      day: DayInput,
      note: Text(500).optional(),
      /** As it was, if absent. */
      state: z.enum(['ready', 'open']).optional(),
    }),
    answer: Nothing,
  }),
  addPicture: call({
    method: 'POST',
    path: '/api/addReadinessPicture.php',
    perMinute: 30,
    summary: 'Add a picture to the note about a villa for the day of a changeover; at most three, of 10 MB each',
    access: 'admin',
    roles: forRoles.house,
    shape: 'multipart',
    largestBody: LARGEST_PHOTO,
    input: z.object({ villaId: Id, day: DayInput, files: z.array(z.file(), 'not_a_picture').length(1, 'not_a_picture') }),
    answer: Nothing,
  }),
  removePicture: call({
    method: 'POST',
    path: '/api/removeReadinessPicture.php',
    summary: 'Remove a picture of a note about a villa',
    access: 'admin',
    roles: forRoles.house,
    input: z.object({ pictureId: Id }),
    answer: Nothing,
  }),
  picture: call({
    method: 'GET',
    path: '/api/readinessPicture.php',
    summary: 'A picture of a note about a villa, for people of the house alone',
    access: 'admin',
    roles: forRoles.house,
    shape: 'file',
    mediaType: 'image/webp',
    input: z.object({ id: Id }),
    answer: z.string(),
  }),
}
