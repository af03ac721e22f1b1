import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { familyFacts } from '#domain/villas/family-facts.ts'
import { levyClasses, registrationKinds } from '#domain/villas/registration.ts'
import { call } from './call.ts'
import { OwnPolicy } from './cancellation.ts'
import { English } from './english.ts'
import { Picture } from './pictures.ts'
import { FreeText, Id, JsonText, Line, Nothing, Page, PictureAddress, renamed, Text, Total, Version, Whole, WholeOr } from './wire.ts'

const Feature = z.object({ title: z.string(), description: z.string() })

const Room = z.object({ name: z.string(), beds: z.string() })
const Caption = z.object({ image: z.string(), text: z.string() })
const FamilyFact = z.object({ fact: z.enum(familyFacts), value: z.int() })
const MOST_COUNTED = 10_000

const wireNames = { doubleBeds: 'doubleBed', singleBeds: 'singleBed', sofaBeds: 'sofaBed' } as const

const Beds = Whole.check(z.nonnegative('beds_negative'))

// Allows pictures as data URLs.
const LARGEST_BODY = 64 * 1024 * 1024

const writable = {
  name: Line(120, 'villa_name_required'),
  greekName: Text(120).nullish(),
  about: FreeText().trim().max(5000, 'description_too_long').nullish(),
  size: WholeOr('size_too_small').check(z.positive('size_too_small')),
  doubleBeds: Beds,
  singleBeds: Beds,
  sofaBeds: Beds,
  bathrooms: Whole.check(z.positive('bathrooms_too_few')),
  capacity: Whole.check(z.positive('capacity_too_small')),
  imageUrl: PictureAddress.nullish(),
  claim: FreeText().trim().max(1000, 'claim_too_long').nullish(),
  meaning: Text(120).nullish(),
  features: JsonText(Feature).nullish(),
  amenities: JsonText(z.string()).nullish(),
  images: JsonText(PictureAddress).nullish(),
  /** Rooms with their beds in words. */
  rooms: JsonText(z.object({ name: Text(80), beds: Text(200) })).nullish(),
  /** What the pictures of `imageUrl` and `images` show, such as a room. */
  captions: JsonText(z.object({ image: z.string(), text: Text(80) })).nullish(),
  floorPlan: PictureAddress.nullish(),
  /** What families ask: 1 for yes, 0 for no, or a count. A fact that is left out is not told. */
  familyFacts: JsonText(
    z.object({
      fact: z.enum(familyFacts),
      value: WholeOr('not_whole').check(z.nonnegative('beds_negative'), z.lte(MOST_COUNTED, 'number_too_large')),
    }),
  ).nullish(),
  /** What is seen from the villa, in some words; empty: not told. */
  view: Line(120).optional(),
  /** Metres; null: not told. */
  beachDistance: WholeOr('not_whole').check(z.nonnegative('beds_negative'), z.lte(MOST_COUNTED, 'number_too_large')).nullish(),
  /** The villa's own cancellation policy, a row a line: '21: 70'; empty: that of the house. */
  cancellation: OwnPolicy.optional(),
  registrationKind: z.enum(registrationKinds).optional(),
  /** Of the Greek registration, without its kind. */
  registrationNumber: Text(60).optional(),
  levyClass: z.enum(levyClasses).optional(),
}

export const Villa = renamed(
  {
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    /** Decorative name in Greek letters. */
    greekName: z.string().nullable(),
    description: z.string(),
    size: z.int(),
    doubleBeds: z.int(),
    singleBeds: z.int(),
    sofaBeds: z.int(),
    bathrooms: z.int(),
    capacity: z.int(),
    imageUrl: z.string().nullable(),
    claim: z.string().nullable(),
    about: z.string().nullable(),
    meaning: z.string().nullable(),
    features: JsonText(Feature),
    amenities: JsonText(z.string()),
    images: JsonText(z.string()),
    rooms: JsonText(Room),
    captions: JsonText(Caption),
    floorPlan: z.string().nullable(),
    familyFacts: JsonText(FamilyFact),
    view: z.string(),
    beachDistance: z.int().nullable(),
    /** The villa's own cancellation policy; empty: that of the house. */
    cancellation: z.string(),
    registrationKind: z.enum(registrationKinds),
    registrationNumber: z.string(),
    /** Class of the climate levy; '': not chosen yet. */
    levyClass: z.enum(levyClasses),
    /** Sizes and colours of `imageUrl` (first, if set) and `images`, in order. */
    pictures: z.array(Picture),
    floorPlanPicture: Picture.nullable(),
    /** Slugs of earlier names; the villa's page redirects from them. */
    formerSlugs: z.array(z.string()),
    /** Amenities by the names that search engines know, whatever language the texts are in. */
    standardAmenities: z.array(z.string()),
    /** Rooms that are called bedrooms; 0: not told. */
    bedrooms: z.int(),
    version: z.int(),
    english: English,
  },
  wireNames,
)
export type Villa = z.output<typeof Villa>

const WithdrawnVilla = z.object({ id: z.int(), name: z.string(), withdrawnAt: z.string() })
export type WithdrawnVilla = z.output<typeof WithdrawnVilla>

export const villaCalls = {
  list: call({
    method: 'GET',
    path: '/api/villas.php',
    summary: 'Villas on sale, at most 100; with a search those whose name contains it',
    access: 'visitor',
    content: true,
    input: z.object({ search: Text(120).optional(), ...Page }),
    answer: z.object({ villas: z.array(Villa), ...Total }),
  }),
  one: call({
    method: 'GET',
    path: '/api/villa.php',
    summary: 'A villa on sale by its id, its slug, or a slug it had before',
    access: 'visitor',
    refusals: ['no_such_villa'],
    input: z.object({ villa: Text(200, 'no_such_villa') }),
    answer: z.object({ villa: Villa }),
  }),
  names: call({
    method: 'GET',
    path: '/api/villaNames.php',
    summary: 'Name, slug and pictures of every villa on sale',
    access: 'visitor',
    content: true,
    input: z.object({}),
    /** `updatedAt`: of the villa itself, not of its prices or nights. `images`: addresses of its pictures, the first one first. */
    answer: z.object({
      villas: z.array(
        z.object({ id: z.int(), name: z.string(), slug: z.string(), updatedAt: z.iso.datetime(), images: z.array(z.string()) }),
      ),
    }),
  }),
  create: call({
    method: 'POST',
    path: '/api/villas.php',
    summary: 'Add a villa',
    access: 'admin',
    roles: forRoles.management,
    largestBody: LARGEST_BODY,
    input: renamed(writable, wireNames),
    answer: z.object({ id: z.int(), imageUrl: z.string().nullable() }),
  }),
  update: call({
    method: 'PUT',
    path: '/api/villas.php',
    summary: 'Change a villa; what is left out stays as it is',
    access: 'admin',
    roles: forRoles.management,
    largestBody: LARGEST_BODY,
    input: renamed({ id: Id, version: Version, ...writable }, wireNames),
    answer: z.object({ imageUrl: z.string().nullable() }),
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/villas.php',
    summary: 'Remove a villa; one that has bookings is withdrawn from sale and from the site, and its bookings stay',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ id: Id }),
    /** `withdrawn`: the villa has bookings and can be brought back. `comingStays`: sold ones that are not over. */
    answer: z.object({ withdrawn: z.boolean(), comingStays: z.int() }),
  }),
  comingStays: call({
    method: 'GET',
    path: '/api/adminComingStays.php',
    summary: 'How many sold stays of a villa are not over: what a withdrawal concerns',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ id: Id }),
    answer: z.object({ comingStays: z.int() }),
  }),
  withdrawn: call({
    method: 'GET',
    path: '/api/adminWithdrawnVillas.php',
    summary: 'Villas that were taken off the site and kept for their bookings, the latest first',
    access: 'admin',
    roles: forRoles.management,
    input: z.object(Page),
    answer: z.object({ villas: z.array(WithdrawnVilla), ...Total }),
  }),
  bringBack: call({
    method: 'POST',
    path: '/api/bringBackVilla.php',
    summary: 'Put a withdrawn villa back on sale and on the site, as it was',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ id: Id }),
    answer: Nothing,
  }),
}
