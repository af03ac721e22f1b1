import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { TranslatedKind } from '#domain/translations/fields.ts'
import type { FamilyFact } from '#domain/villas/family-facts.ts'
import type { LevyClass, RegistrationKind } from '#domain/villas/registration.ts'
import type { OtherLanguage } from '#words/languages.ts'

export const moment = (name: string) => timestamp(name, { withTimezone: true })
export const id = () => integer('id').generatedAlwaysAsIdentity().primaryKey()
/** Incremented by a trigger at every change. */
export const version = () => integer('version').notNull().default(1)

export const pictures = pgTable('pictures', {
  key: text('key').primaryKey(),
  alt: text('alt').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  colour: text('colour').notNull(),
  /** As in `drawing.ts`; empty until it is measured. */
  light: integer('light').array().notNull().default([]),
  widths: integer('widths').array().notNull().default([]),
  portraits: integer('portraits').array().notNull().default([]),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const icons = pgTable('icons', {
  key: text('key').primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const villas = pgTable('villas', {
  id: id(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  greekName: text('greek_name'),
  description: text('description').notNull().default(''),
  size: integer('size').notNull(),
  doubleBeds: integer('double_beds').notNull(),
  singleBeds: integer('single_beds').notNull(),
  sofaBeds: integer('sofa_beds').notNull(),
  bathrooms: integer('bathrooms').notNull(),
  capacity: integer('capacity').notNull(),
  imageUrl: text('image_url'),
  claim: text('claim'),
  about: text('about'),
  meaning: text('meaning'),
  features: jsonb('features').$type<{ title: string; description: string }[]>().notNull().default([]),
  amenities: jsonb('amenities').$type<string[]>().notNull().default([]),
  images: jsonb('images').$type<string[]>().notNull().default([]),
  rooms: jsonb('rooms').$type<{ name: string; beds: string }[]>().notNull().default([]),
  captions: jsonb('captions').$type<{ image: string; text: string }[]>().notNull().default([]),
  floorPlan: text('floor_plan'),
  familyFacts: jsonb('family_facts').$type<FamilyFact[]>().notNull().default([]),
  view: text('view').notNull().default(''),
  beachDistance: integer('beach_distance'),
  cancellation: text('cancellation').notNull().default(''),
  registrationKind: text('registration_kind').$type<RegistrationKind>().notNull().default('none'),
  registrationNumber: text('registration_number').notNull().default(''),
  levyClass: text('levy_class').$type<LevyClass>().notNull().default(''),
  position: integer('position').notNull().default(0),
  withdrawnAt: moment('withdrawn_at'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  version: version(),
})

export const villaGuides = pgTable('villa_guides', {
  villaId: integer('villa_id').primaryKey(),
  directions: text('directions').notNull().default(''),
  houseGuide: text('house_guide').notNull().default(''),
  sealedDoorCode: text('sealed_door_code'),
  updatedAt: moment('updated_at').notNull(),
  version: version(),
})

export const formerSlugs = pgTable('former_slugs', {
  slug: text('slug').primaryKey(),
  villaId: integer('villa_id').notNull(),
})

export const galleryImages = pgTable('gallery_images', {
  id: id(),
  pictureKey: text('picture_key').notNull(),
  alt: text('alt').notNull(),
  category: text('category', { enum: ['exteriors', 'interiors', 'amenities', 'surroundings'] }).notNull(),
  featured: boolean('featured').notNull().default(false),
  position: integer('position').notNull().default(0),
  version: version(),
})

export const amenities = pgTable('amenities', {
  id: id(),
  title: text('title').notNull(),
  description: text('description').notNull().default(''),
  icon: text('icon'),
  image: text('image'),
  category: text('category', { enum: ['indoor', 'outdoor', 'services'] }).notNull(),
  featured: boolean('featured').notNull().default(false),
  position: integer('position').notNull().default(0),
  version: version(),
})

export const attractions = pgTable('attractions', {
  id: id(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  distance: text('distance').notNull(),
  location: text('location').notNull(),
  image: text('image'),
  category: text('category', { enum: ['beaches', 'dining', 'activities', 'sightseeing'] }).notNull(),
  featured: boolean('featured').notNull().default(false),
  position: integer('position').notNull().default(0),
  version: version(),
})

export const translations = pgTable('translations', {
  id: id(),
  language: text('language').$type<OtherLanguage>().notNull(),
  kind: text('kind').$type<TranslatedKind>().notNull(),
  item: integer('item').notNull(),
  field: text('field').notNull(),
  source: text('source').notNull(),
  text: text('text').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  version: version(),
})

export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/** A single row, incremented by triggers at every change of public content. */
export const contentVersions = pgTable('content_version', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  version: bigint('version', { mode: 'number' }).notNull().default(0),
})
