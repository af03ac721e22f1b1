import { PLACEHOLDER } from '#contract/placeholders.ts'
import { splitAddress } from '#domain/place.ts'
import { CHECK_IN_TIME, CHECK_OUT_TIME } from '#domain/stay.ts'
import type { Site } from '../layout/site.server.ts'

/** The houses of one site stand in one country, whose levy and registration they have. */
const COUNTRY = 'GR'

export const toAbsolute = ({ siteUrl }: Pick<Site, 'siteUrl'>, path: string): string => new URL(path, siteUrl).href

/** What the owners have filled in of the address. */
export function describeAddress({ settings }: Site) {
  const { street, postalCode, locality, region } = splitAddress(settings.contact.address, PLACEHOLDER)
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(postalCode && { postalCode }),
    ...(locality && { addressLocality: locality }),
    ...(region && { addressRegion: region }),
    addressCountry: COUNTRY,
  }
}

/** The house with its villas, for the home page. */
export function describeHouse(site: Site, languages: readonly string[]) {
  const { general, contact, seo, social } = site.settings
  const elsewhere = social.links.map(({ address }) => address).filter(Boolean)
  return {
    '@context': 'https://schema.org',
    '@type': 'LodgingBusiness',
    '@id': `${site.siteUrl}/#house`,
    name: general.siteName,
    description: seo.metaDescription,
    url: `${site.siteUrl}/`,
    image: toAbsolute(site, general.heroImage),
    telephone: contact.phone,
    email: contact.email,
    address: describeAddress(site),
    geo: { '@type': 'GeoCoordinates', latitude: contact.latitude.toFixed(5), longitude: contact.longitude.toFixed(5) },
    checkinTime: CHECK_IN_TIME,
    checkoutTime: CHECK_OUT_TIME,
    knowsLanguage: languages,
    currenciesAccepted: 'EUR, RSD',
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  }
}

/** `names`: of the pages from the home page to this one, with their addresses. */
export const describeWay = (names: readonly (readonly [name: string, address: string])[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: names.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
})
