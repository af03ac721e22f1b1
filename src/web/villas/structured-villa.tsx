import type { Villa } from '#contract/villas.ts'
import { useSite } from '../layout/use-site.ts'
import { amenitiesOf } from './fallbacks.ts'
import { standardAmenities } from './standard-amenities.ts'

/** JSON-LD of a villa for search engines. No own rating: search engines ignore those. */
export function StructuredVilla({ villa }: { villa: Villa }) {
  const site = useSite()
  if (!site) return null
  const { contact } = site.settings
  const page = {
    '@context': 'https://schema.org',
    '@type': 'VacationRental',
    additionalType: 'Villa',
    identifier: villa.slug,
    name: villa.name,
    description: villa.claim ?? villa.description,
    url: `${site.siteUrl}/villas/${villa.slug}`,
    image: villa.pictures.map(({ url }) => new URL(url, site.siteUrl).href),
    latitude: contact.latitude.toFixed(5),
    longitude: contact.longitude.toFixed(5),
    address: { '@type': 'PostalAddress', streetAddress: contact.address, addressCountry: 'GR' },
    checkinTime: '15:00',
    checkoutTime: '11:00',
    containsPlace: {
      '@type': 'Accommodation',
      additionalType: 'EntirePlace',
      occupancy: { '@type': 'QuantitativeValue', value: villa.capacity },
      numberOfBathroomsTotal: villa.bathrooms,
      floorSize: { '@type': 'QuantitativeValue', value: villa.size, unitCode: 'MTK' },
      bed: beds(villa),
      amenityFeature: standardAmenities(amenitiesOf(villa)).map((name) => ({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      })),
    },
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every '<' escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(page).replaceAll('<', '\\u003c') }} />
}

const beds = ({ doubleBeds, singleBeds, sofaBeds }: Villa) =>
  [
    { numberOfBeds: doubleBeds, typeOfBed: 'Double' },
    { numberOfBeds: singleBeds, typeOfBed: 'Single' },
    { numberOfBeds: sofaBeds, typeOfBed: 'SofaBed' },
  ]
    .filter(({ numberOfBeds }) => numberOfBeds > 0)
    .map((bed) => ({ '@type': 'BedDetails', ...bed }))
