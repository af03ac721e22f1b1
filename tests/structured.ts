import { z } from 'zod'

const text = z.string().min(1)
const absolute = z.url({ protocol: /^https?$/ })
/** Five decimals at least, as Google asks. */
const coordinate = z.string().regex(/^-?\d{1,3}\.\d{5,}$/)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/)
const count = z.int().positive()
const country = z.string().regex(/^[A-Z]{2}$/)
const languageTag = z.string().regex(/^[a-z]{2,3}(-[A-Za-z]+)*$/)
const quantity = z.strictObject({
  '@type': z.literal('QuantitativeValue'),
  value: count,
  unitCode: text.optional(),
  unitText: text.optional(),
})
const address = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text.optional(),
  postalCode: text.optional(),
  addressLocality: text.optional(),
  addressRegion: text.optional(),
  addressCountry: country,
})
const context = z.literal('https://schema.org')

const yesNo = ['ac', 'airportShuttle', 'balcony', 'beachAccess', 'childFriendly', 'crib', 'elevator', 'fireplace', 'freeBreakfast'] as const
const moreYesNo = ['gymFitnessEquipment', 'heating', 'hotTub', 'instantBookable', 'ironingBoard', 'kitchen', 'microwave'] as const
const lastYesNo = ['outdoorGrill', 'ovenStove', 'patio', 'petsAllowed', 'pool', 'privateBeachAccess', 'selfCheckinCheckout'] as const
const amenity = z.union([
  z.strictObject({
    '@type': z.literal('LocationFeatureSpecification'),
    name: z.enum([...yesNo, ...moreYesNo, ...lastYesNo, 'smokingAllowed', 'tv', 'washerDryer', 'wheelchairAccessible', 'wifi']),
    value: z.boolean(),
  }),
  z.strictObject({
    '@type': z.literal('LocationFeatureSpecification'),
    name: z.literal('parkingType'),
    value: z.enum(['Free', 'Paid', 'Street', 'Garage', 'OffStreet']),
  }),
])

/** What Google's list for vacation rentals requires and recommends; properties that schema.org does not know of these types fail. */
export const VacationRental = z.strictObject({
  '@context': context,
  '@type': z.literal('VacationRental'),
  additionalType: z.enum(['Villa', 'House', 'Apartment', 'Cottage']),
  identifier: text,
  name: text,
  description: text,
  brand: z.strictObject({ '@type': z.literal('Brand'), name: text }),
  url: absolute,
  image: z.array(absolute).min(8),
  latitude: coordinate,
  longitude: coordinate,
  address,
  telephone: text,
  knowsLanguage: z.array(languageTag).min(1),
  additionalProperty: z.strictObject({ '@type': z.literal('PropertyValue'), name: text, value: text }).optional(),
  checkinTime: time,
  checkoutTime: time,
  petsAllowed: z.boolean().optional(),
  containsPlace: z.strictObject({
    '@type': z.literal('Accommodation'),
    additionalType: z.enum(['EntirePlace', 'PrivateRoom', 'SharedRoom']),
    occupancy: quantity,
    numberOfBedrooms: count,
    numberOfBathroomsTotal: count,
    floorSize: quantity.extend({ unitCode: z.enum(['MTK', 'FTK', 'SQM', 'SQF']) }),
    bed: z
      .array(z.strictObject({ '@type': z.literal('BedDetails'), numberOfBeds: count, typeOfBed: z.enum(['Double', 'Single', 'SofaBed']) }))
      .min(1),
    amenityFeature: z.array(amenity).min(3),
    smokingAllowed: z.boolean().optional(),
  }),
})

export const LodgingBusiness = z.strictObject({
  '@context': context,
  '@type': z.literal('LodgingBusiness'),
  '@id': absolute,
  name: text,
  description: text,
  url: absolute,
  image: absolute,
  telephone: text,
  email: z.email(),
  address,
  geo: z.strictObject({ '@type': z.literal('GeoCoordinates'), latitude: coordinate, longitude: coordinate }),
  checkinTime: time,
  checkoutTime: time,
  knowsLanguage: z.array(languageTag).min(1),
  currenciesAccepted: z.string().regex(/^[A-Z]{3}(, [A-Z]{3})*$/),
  sameAs: z.array(absolute).optional(),
})

export const BreadcrumbList = z
  .strictObject({
    '@context': context,
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z.array(z.strictObject({ '@type': z.literal('ListItem'), position: count, name: text, item: absolute })).min(2),
  })
  .refine(({ itemListElement }) => itemListElement.every(({ position }, index) => position === index + 1))

const kinds = { VacationRental, LodgingBusiness, BreadcrumbList }

/** The JSON-LD of a page by type. Fails where search engines would report an error. */
export function readStructured(html: string): Partial<{ [K in keyof typeof kinds]: z.output<(typeof kinds)[K]> }> {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json))
  return Object.fromEntries(
    blocks.map((block) => {
      const type: keyof typeof kinds = block['@type']
      if (!(type in kinds)) throw new Error(`no schema for ${type}`)
      return [type, kinds[type].parse(block)]
    }),
  )
}
