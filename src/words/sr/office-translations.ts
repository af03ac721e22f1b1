import type { TranslatedKind } from '#domain/translations/fields.ts'
import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

export const title = 'Prevodi'
export const whatIsTranslated =
  'Vaši tekstovi na drugim jezicima sajta. Tekst bez prevoda prikazuje se na engleskom. Opšti uslovi i politika privatnosti prikazuju se na engleskom i onda kada im je prevod stariji od njih.'
export const failedToLoad = 'Prevodi nisu mogli da se učitaju'
export const text = 'Tekst'
export const texts = 'Tekstovi sajta'
export const groups: Record<string, string> = {
  settings: 'Početna strana i podešavanja',
  law: 'Uslovi i privatnost',
  prices: 'Sezone, popusti i naknade',
  amenities: 'Sadržaji',
  attractions: 'Okolina',
  pictures: 'Opisi slika',
}
export const translatedOf = (translated: number, all: number): string => `${formatNumber(translated)} od ${formatNumber(all)}`
export const changedSince = (changed: number): string => `u međuvremenu promenjeno: ${formatNumber(changed)}`
export const progress = (language: string, translated: number, all: number): string =>
  `${language}: prevedeno ${formatNumber(translated)} od ${formatNumber(all)}`
export const allTexts = 'Svi tekstovi'
export const openOnly = 'Samo ono što nedostaje'
export const translateTo = 'Prevod na'
export const pages = 'Strane sa tekstovima'
export const everythingIsDone = 'Ovde je sve prevedeno.'
export const englishChanged = 'Engleski tekst je u međuvremenu promenjen'
export const itWas = 'Kakav je bio'
export const stillRight = 'Prevod je i dalje tačan'
export const noTranslation = 'Još nije prevedeno'
export const save = 'Sačuvajte'
export const saving = 'Čuva se…'
export const notSaved = 'Prevodi nisu sačuvani'
export const fits = (room: number): string => `Tamo gde se prikazuje ima mesta za ${formatNumber(room)} znakova.`
export const isCutOff = (length: number, room: number): string =>
  `Broj znakova: ${formatNumber(length)}. Tamo gde se prikazuje ima mesta za ${formatNumber(room)}, pa se ostatak ne vidi.`
export const saved = (count: number): string => `Sačuvano prevoda: ${formatNumber(count)}`
export const nothingToSave = 'Nijedan prevod nije promenjen'
export const fieldOf = (field: string, of: string): string => `${of}: ${field}`
export const inLanguage = (language: string, field: string): string => `${language}: ${field}`
export const whatYouTyped = 'Šta ste upisali'
export const ownersOnly = 'Ove tekstove menjaju samo vlasnici.'

export const fields: Record<TranslatedKind, Record<string, string>> = {
  villa: {
    meaning: 'Značenje imena',
    claim: 'Moto',
    view: 'Pogled',
    about: 'O vili',
    'features.*.title': 'Svojstvo',
    'features.*.description': 'Opis svojstva',
    'rooms.*.name': 'Prostorija',
    'rooms.*.beds': 'Kreveti u prostoriji',
    'captions.*.text': 'Tekst na slici',
    'amenities.*': 'Sadržaj',
  },
  guide: { directions: 'Uputstvo za dolazak', houseGuide: 'Vodič kroz kuću' },
  amenity: { title: 'Naslov', description: 'Opis' },
  attraction: { title: 'Naslov', description: 'Opis', distance: 'Udaljenost', location: 'Mesto' },
  picture: { 'alts.*': 'Opis slike' },
  price: { 'seasons.*': 'Sezona', 'discounts.*': 'Popust', 'terms.*': 'Opis popusta', 'fees.*': 'Naknada' },
  settings: {
    'general.tagline': 'Slogan',
    'general.heroTitle': 'Naslov početne strane',
    'general.heroSubtitle': 'Podnaslov početne strane',
    'general.heroText': 'Tekst početne strane',
    'contact.address': 'Adresa kuće',
    'seo.metaTitle': 'Naslov za pretraživače',
    'seo.metaDescription': 'Opis za pretraživače',
    'included.list': 'Šta je uključeno',
    'hosts.names': 'Imena domaćina',
    'hosts.story': 'Priča domaćina',
    'testimonials.quote1': 'Prva izjava',
    'testimonials.guests1': 'Gosti uz prvu izjavu',
    'testimonials.quote2': 'Druga izjava',
    'testimonials.guests2': 'Gosti uz drugu izjavu',
    'testimonials.quote3': 'Treća izjava',
    'testimonials.guests3': 'Gosti uz treću izjavu',
    'rating.word': 'Ocena jednom rečju',
    'rating.source': 'Izvor ocene',
    'company.activity': 'Delatnost firme',
    'company.address': 'Adresa firme',
    'company.vatStatement': 'Izjava o PDV-u',
  },
  law: {
    'texts.terms': 'Opšti uslovi',
    'texts.privacy': 'Politika privatnosti',
    'law.euRepresentative': 'Predstavnik u Evropskoj uniji',
    'law.authority': 'Organ za zaštitu podataka',
    'law.disputeBodies': 'Tela za rešavanje sporova',
  },
}

true satisfies Translated<typeof import('../en/office-translations.ts'), typeof import('./office-translations.ts')>
