import type { Villa } from '#contract/villas.ts'
import { CHECK_IN_TIME, CHECK_OUT_TIME, largestParty } from '#domain/stay.ts'
import { type FamilyFactName, findFact } from '#domain/villas/family-facts.ts'
import { isGoogleAmenity } from '#domain/villas/google-amenities.ts'
import type { Site } from '../layout/site.server.ts'
import { describeAddress, toAbsolute } from './house.ts'

/** As registers write it, in every language. */
const registeredAs: Record<Villa['registrationKind'], string> = { none: '', ama: 'AMA', licence: 'Licence' }

/** Of the amenities that a villa without its own is shown with (`fallbacks.ts`). */
const USUAL_AMENITIES = ['wifi', 'ac', 'kitchen', 'patio']

/** What owners say yes or no to, by Google's names, and what a yes says where it is no plain yes. */
const FACTS: Partial<Record<FamilyFactName, [name: string, yes: true | string]>> = {
  cot: ['crib', true],
  parking: ['parkingType', 'Free'],
  pets: ['petsAllowed', true],
  smoking: ['smokingAllowed', true],
}

/**
 * A villa as Google's list for vacation rentals has it. Without a rating: search engines ignore one that a house gives itself
 * (merchant duties).
 */
export function describeVilla(villa: Villa, site: Site, address: string, languages: readonly string[]) {
  const { contact, general } = site.settings
  const registration = villa.registrationNumber && `${registeredAs[villa.registrationKind]} ${villa.registrationNumber}`.trim()
  const [pets, smoking] = [findFact(villa.familyFacts, 'pets'), findFact(villa.familyFacts, 'smoking')]
  return {
    '@context': 'https://schema.org',
    '@type': 'VacationRental',
    additionalType: 'Villa',
    // Stays when the name changes, unlike the slug.
    identifier: `villa-${villa.id}`,
    name: villa.name,
    description: villa.claim ?? villa.description,
    brand: { '@type': 'Brand', name: general.siteName },
    url: address,
    image: villa.pictures.map(({ url }) => toAbsolute(site, url)),
    latitude: contact.latitude.toFixed(5),
    longitude: contact.longitude.toFixed(5),
    address: describeAddress(site),
    telephone: contact.phone,
    knowsLanguage: languages,
    ...(registration && { additionalProperty: { '@type': 'PropertyValue', name: 'Registration', value: registration } }),
    checkinTime: CHECK_IN_TIME,
    checkoutTime: CHECK_OUT_TIME,
    ...(pets !== null && { petsAllowed: pets > 0 }),
    containsPlace: {
      '@type': 'Accommodation',
      additionalType: 'EntirePlace',
      occupancy: { '@type': 'QuantitativeValue', value: largestParty(villa.capacity) },
      ...(villa.bedrooms > 0 && { numberOfBedrooms: villa.bedrooms }),
      numberOfBathroomsTotal: villa.bathrooms,
      floorSize: { '@type': 'QuantitativeValue', value: villa.size, unitCode: 'MTK' },
      bed: listBeds(villa),
      amenityFeature: listAmenities(villa).map(([name, value]) => ({ '@type': 'LocationFeatureSpecification', name, value })),
      ...(smoking !== null && { smokingAllowed: smoking > 0 }),
    },
  }
}

/** Each once, by Google's names; others are not understood. */
function listAmenities({ standardAmenities, familyFacts }: Villa): [name: string, value: boolean | string][] {
  const written = (standardAmenities.length > 0 ? standardAmenities : USUAL_AMENITIES).filter(isGoogleAmenity)
  const told = familyFacts.flatMap(({ fact, value }): [string, boolean | string][] => {
    const [name, yes] = FACTS[fact] ?? []
    return name && yes ? (value > 0 ? [[name, yes]] : yes === true ? [[name, false]] : []) : []
  })
  return [
    ...new Map<string, boolean | string>([...written.map((name): [string, boolean] => [name, true]), ['instantBookable', true], ...told]),
  ]
}

const listBeds = ({ doubleBeds, singleBeds, sofaBeds }: Villa) =>
  [
    { numberOfBeds: doubleBeds, typeOfBed: 'Double' },
    { numberOfBeds: singleBeds, typeOfBed: 'Single' },
    { numberOfBeds: sofaBeds, typeOfBed: 'SofaBed' },
  ]
    .filter(({ numberOfBeds }) => numberOfBeds > 0)
    .map((bed) => ({ '@type': 'BedDetails', ...bed }))
