import type { TranslatedKind } from '#domain/translations/fields.ts'
import { formatNumber } from './numbers.ts'

export const title = 'Translations'
export const whatIsTranslated =
  'Your own texts in the other languages of the site. A text without a translation is shown in English. Terms and privacy are shown in English as well while their translation is older than they are.'
export const failedToLoad = 'Failed to load the translations'
export const text = 'Text'
export const texts = 'Texts of the site'
export const groups: Record<string, string> = {
  settings: 'Home page and settings',
  law: 'Terms and privacy',
  prices: 'Seasons, discounts and fees',
  amenities: 'Amenities',
  attractions: 'Attractions',
  pictures: 'Descriptions of pictures',
}
export const translatedOf = (translated: number, all: number): string => `${formatNumber(translated)} of ${formatNumber(all)}`
export const changedSince = (changed: number): string => `${formatNumber(changed)} changed since`
export const progress = (language: string, translated: number, all: number): string =>
  `${language}: ${formatNumber(translated)} of ${formatNumber(all)} translated`
export const allTexts = 'All texts'
export const openOnly = 'Only what is open'
export const translateTo = 'Translate to'
export const pages = 'Pages of texts'
export const everythingIsDone = 'Everything here is translated.'
export const englishChanged = 'The English text has changed since'
export const itWas = 'What it was'
export const stillRight = 'The translation is still right'
export const noTranslation = 'Not translated yet'
export const save = 'Save'
export const saving = 'Saving…'
export const notSaved = 'The translations were not saved'
export const fits = (room: number): string => `Up to ${formatNumber(room)} characters fit where this is shown.`
export const isCutOff = (length: number, room: number): string =>
  `${formatNumber(length)} characters, but only ${formatNumber(room)} fit where this is shown: the rest is cut off.`
export const saved = (count: number): string => (count === 1 ? '1 translation saved' : `${formatNumber(count)} translations saved`)
export const nothingToSave = 'No translation was changed'
export const fieldOf = (field: string, of: string): string => `${of}: ${field}`
export const inLanguage = (language: string, field: string): string => `${language}: ${field}`
export const whatYouTyped = 'What you typed'
export const ownersOnly = 'Only owners change these texts.'

export const fields: Record<TranslatedKind, Record<string, string>> = {
  villa: {
    meaning: 'Meaning of the name',
    claim: 'Tagline',
    view: 'View',
    about: 'About the villa',
    'features.*.title': 'Feature',
    'features.*.description': 'Description of a feature',
    'rooms.*.name': 'Room',
    'rooms.*.beds': 'Beds of a room',
    'captions.*.text': 'Text on a picture',
    'amenities.*': 'Amenity',
  },
  guide: { directions: 'Directions', houseGuide: 'House guide' },
  amenity: { title: 'Title', description: 'Description' },
  attraction: { title: 'Title', description: 'Description', distance: 'Distance', location: 'Location' },
  picture: { 'alts.*': 'Description of a picture' },
  price: { 'seasons.*': 'Season', 'discounts.*': 'Discount', 'terms.*': 'Description of a discount', 'fees.*': 'Fee' },
  settings: {
    'general.tagline': 'Tagline',
    'general.heroTitle': 'Title of the home page',
    'general.heroSubtitle': 'Subtitle of the home page',
    'general.heroText': 'Text of the home page',
    'contact.address': 'Address of the house',
    'seo.metaTitle': 'Title for search engines',
    'seo.metaDescription': 'Description for search engines',
    'included.list': 'What is included',
    'hosts.names': 'Names of the hosts',
    'hosts.story': 'Story of the hosts',
    'testimonials.quote1': 'First quote',
    'testimonials.guests1': 'Guests of the first quote',
    'testimonials.quote2': 'Second quote',
    'testimonials.guests2': 'Guests of the second quote',
    'testimonials.quote3': 'Third quote',
    'testimonials.guests3': 'Guests of the third quote',
    'rating.word': 'Rating in a word',
    'rating.source': 'Source of the rating',
    'company.activity': 'Activity of the company',
    'company.address': 'Address of the company',
    'company.vatStatement': 'VAT statement',
  },
  law: {
    'texts.terms': 'Terms and conditions',
    'texts.privacy': 'Privacy policy',
    'law.euRepresentative': 'Representative in the European Union',
    'law.authority': 'Data protection authority',
    'law.disputeBodies': 'Dispute bodies',
  },
}
