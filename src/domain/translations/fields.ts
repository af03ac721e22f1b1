import { CLAIM_ROOM } from '../villas/short-description.ts'

/** How much room a text takes: a line, some lines, or a page. */
export type TextSize = 'line' | 'area' | 'page'

/**
 * Texts of the owners that can be said in other languages. A field is a path in what it belongs to; `*` is every item of a list.
 * Prices and pictures have lists of names for the whole site.
 */
export const translatedFields = {
  villa: {
    meaning: 'line',
    claim: 'area',
    about: 'area',
    view: 'line',
    'features.*.title': 'line',
    'features.*.description': 'area',
    'rooms.*.name': 'line',
    'rooms.*.beds': 'line',
    'captions.*.text': 'line',
    'amenities.*': 'line',
  },
  guide: { directions: 'page', houseGuide: 'page' },
  amenity: { title: 'line', description: 'area' },
  attraction: { title: 'line', description: 'area', distance: 'line', location: 'line' },
  picture: { 'alts.*': 'line' },
  price: { 'seasons.*': 'line', 'discounts.*': 'line', 'terms.*': 'area', 'fees.*': 'line' },
  settings: {
    'general.tagline': 'line',
    'general.heroTitle': 'line',
    'general.heroSubtitle': 'line',
    'general.heroText': 'line',
    'contact.address': 'line',
    'seo.metaTitle': 'line',
    'seo.metaDescription': 'area',
    'included.list': 'page',
    'hosts.names': 'line',
    'hosts.story': 'page',
    'testimonials.quote1': 'area',
    'testimonials.guests1': 'line',
    'testimonials.quote2': 'area',
    'testimonials.guests2': 'line',
    'testimonials.quote3': 'area',
    'testimonials.guests3': 'line',
    'rating.word': 'line',
    'rating.source': 'line',
    'company.activity': 'line',
    'company.address': 'line',
    'company.vatStatement': 'line',
  },
  law: {
    'texts.terms': 'page',
    'texts.privacy': 'page',
    'law.euRepresentative': 'area',
    'law.authority': 'area',
    'law.disputeBodies': 'area',
  },
} as const satisfies Record<string, Record<string, TextSize>>

export type TranslatedKind = keyof typeof translatedFields

export const translatedKinds = Object.keys(translatedFields) as TranslatedKind[]

/** Longest translation. */
export const longestText: Record<TextSize, number> = { line: 500, area: 8_000, page: 60_000 }

/** Characters for which there is room where a text is shown: cards and search engines cut longer ones. */
const room: { [Kind in TranslatedKind]?: { [Field in keyof (typeof translatedFields)[Kind]]?: number } } = {
  villa: { claim: CLAIM_ROOM },
  settings: { 'seo.metaTitle': 60, 'seo.metaDescription': 160 },
}

/** Undefined where there is room for as much as somebody writes. */
export const roomFor = (kind: TranslatedKind, field: string): number | undefined =>
  new Map<string, number | undefined>(Object.entries(room[kind] ?? {})).get(field)

/** The size of a field's texts; undefined for a field that is none of the kind. */
export const sizeOfField = (kind: TranslatedKind, field: string): TextSize | undefined =>
  new Map<string, TextSize>(Object.entries(translatedFields[kind])).get(field)

const facts = ['contact.address', 'company.address', 'hosts.names']

/** Texts of the law, addresses and names are said in another language only as long as the English ones are those that were translated. */
export const mustBeCurrent = (kind: TranslatedKind, field: string): boolean =>
  kind === 'law' || (kind === 'settings' && facts.includes(field))
