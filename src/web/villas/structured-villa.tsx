import type { Villa } from '#contract/villas.ts'
import { type FamilyFactName, findFact, isCounted } from '#domain/villas/family-facts.ts'
import { prefix } from '#words/en/language.ts'
import * as words from '#words/en/villas.ts'
import { useSite } from '../layout/use-site.ts'

/** As registers write it, in every language. */
const registeredAs: Record<Villa['registrationKind'], string> = { none: '', ama: 'AMA', licence: 'Licence' }

/** Of the amenities that a villa without its own is shown with (`fallbacks.ts`). */
const USUAL_AMENITIES = ['wifi', 'ac', 'kitchen', 'patio']

/** JSON-LD of a villa for search engines. No own rating: search engines ignore those. */
/** Google's names of what families ask for, where it has one; the same in every language. */
const FACTS: Partial<Record<FamilyFactName, string>> = { cot: 'crib' }

export function StructuredVilla({ villa }: { villa: Villa }) {
  const site = useSite()
  if (!site) return null
  const { contact } = site.settings
  const registration = villa.registrationNumber && `${registeredAs[villa.registrationKind]} ${villa.registrationNumber}`.trim()
  const amenities = villa.standardAmenities.length > 0 ? villa.standardAmenities : USUAL_AMENITIES
  const [pets, smoking] = [findFact(villa.familyFacts, 'pets'), findFact(villa.familyFacts, 'smoking')]
  const page = {
    '@context': 'https://schema.org',
    '@type': words.vacationrental,
    additionalType: words.villa,
    // Stays when the name changes, unlike the slug.
    identifier: `villa-${villa.id}`,
    name: villa.name,
    description: villa.claim ?? villa.description,
    url: `${site.siteUrl}${prefix}/villas/${villa.slug}`,
    image: villa.pictures.map(({ url }) => new URL(url, site.siteUrl).href),
    latitude: contact.latitude.toFixed(5),
    longitude: contact.longitude.toFixed(5),
    address: { '@type': words.postaladdress, streetAddress: contact.address, addressCountry: 'GR' },
    ...(registration && { additionalProperty: { '@type': words.propertyvalue, name: words.registration, value: registration } }),
    checkinTime: '15:00',
    checkoutTime: '11:00',
    ...(pets !== null && { petsAllowed: pets > 0 }),
    containsPlace: {
      '@type': words.accommodation,
      additionalType: words.entireplace,
      occupancy: { '@type': words.quantitativevalue, value: villa.capacity },
      numberOfBathroomsTotal: villa.bathrooms,
      floorSize: { '@type': words.quantitativevalue, value: villa.size, unitCode: 'MTK' },
      bed: beds(villa),
      amenityFeature: amenities
        .map((name) => ({
          '@type': words.locationfeaturespecification,
          name,
          value: true,
        }))
        .concat(
          villa.familyFacts
            .filter(({ fact, value }) => !isCounted(fact) && value > 0 && fact !== 'pets' && fact !== 'smoking')
            .map(({ fact }) => ({ '@type': words.locationfeaturespecification, name: FACTS[fact] ?? fact, value: true })),
        ),
      ...(smoking !== null && { smokingAllowed: smoking > 0 }),
    },
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every '<' escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(page).replaceAll('<', '\\u003c') }} />
}

const beds = ({ doubleBeds, singleBeds, sofaBeds }: Villa) =>
  [
    { numberOfBeds: doubleBeds, typeOfBed: words.double },
    { numberOfBeds: singleBeds, typeOfBed: words.single },
    { numberOfBeds: sofaBeds, typeOfBed: words.sofabed },
  ]
    .filter(({ numberOfBeds }) => numberOfBeds > 0)
    .map((bed) => ({ '@type': words.beddetails, ...bed }))
