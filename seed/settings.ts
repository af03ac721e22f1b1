import { PLACEHOLDER } from '../src/contract/placeholders.ts'
import type { Settings } from '../src/contract/settings.ts'
import { ratingSource } from './rating.ts'
import { samplePlace, sampleReached, sampleSiteName } from './sample-house.ts'
import { testimonials } from './testimonials.ts'
import { privacy, terms } from './texts.ts'

export const settings: Settings = {
  general: {
    siteName: sampleSiteName,
    tagline: 'Your Perfect Seaside Escape',
    heroTitle: 'Four villas between the garden and the sea',
    heroSubtitle: 'Sea-view maisonettes on the Greek coast, a hundred metres from a quiet beach',
    heroText: 'Choose your dates, see the price of every night, and book with the owners themselves.',
    heroImage: '/pictures/hero-complex-golden-hour.jpg',
  },
  contact: {
    ...sampleReached,
    address: `Street and village (${PLACEHOLDER}), Halkidiki, Greece`,
    mapUrl: 'https://www.openstreetmap.org/?mlat=40.33012&mlon=23.92145#map=14/40.33012/23.92145',
    ...samplePlace,
  },
  chats: { whatsApp: '', viber: '' },
  seo: {
    metaTitle: 'Sea-view villas on the Greek coast, booked directly',
    metaDescription:
      'Four sea-view villas with pool and garden, 100 m from a quiet beach in Halkidiki. See free dates and prices and book directly with the owners.',
  },
  company: {
    legalName: `Company name (${PLACEHOLDER})`,
    activity: 'Short-term accommodation',
    activityCode: '5520',
    registrationNumber: `00000000 (${PLACEHOLDER})`,
    taxNumber: `000000000 (${PLACEHOLDER})`,
    address: `Company street and town (${PLACEHOLDER}), Serbia`,
    accommodationNumber: `AMA 00000000 (${PLACEHOLDER})`,
    vatStatement: 'All prices include VAT.',
    bankName: 'The bank',
    bankUrl: '',
    iban: '',
    bic: '',
    transferBank: '',
  },
  marks: { marks: [] },
  social: {
    links: [
      { name: 'Instagram', address: '' },
      { name: 'Facebook', address: '' },
    ],
  },
  law: {
    euRepresentative: `Representative in the European Union (${PLACEHOLDER})`,
    authority: `Data protection authority (${PLACEHOLDER})`,
    disputeBodies: `Out-of-court dispute bodies (${PLACEHOLDER})`,
  },
  complaints: { answerDays: 8, solveDays: 15 },
  booking: { leadDays: 1, changes: 'at_once', cancellation: '21: 70', currencies: ['RSD', 'CHF', 'GBP'] },
  discounts: { most: 100, lowestNight: 0 },
  taxes: { levy: 'included', vat: 'stated' },
  agents: { mcp: 'on' },
  included: {
    list: [
      'The whole villa with its terrace',
      'Shared pool, garden and sun terrace',
      'Bed linen and towels, beach towels too',
      'Cleaning before you arrive, and once in longer stays',
      'WiFi in every room',
      'Air conditioning, water and electricity',
      'A parking place inside the gate',
      'A welcome by your host',
    ].join('\n'),
  },
  hosts: { names: '', portrait: '', story: '' },
  testimonials,
  rating: { score: '9.8', word: 'Exceptional', source: ratingSource, link: '' },
  texts: { termsVersion: '2026-11', terms, privacy },
}
