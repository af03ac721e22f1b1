/** The first content in another language, in the order of the English one. */
export type TranslatedContent = {
  villas: {
    meaning: string
    view: string
    claim: string
    about: string
    features: { title: string; description: string }[]
    rooms: { name: string; beds: string }[]
    captions: string[]
  }[]
  villaAmenities: string[]
  amenities: { title: string; description: string }[]
  attractions: { title: string; description: string; distance: string; location: string }[]
  /** Of the pictures in `seed/pictures/manifest.json`. */
  pictures: string[]
  seasons: string[]
  /** `summer`: the year for which the discounts hold. */
  discounts: (summer: number) => { name: string; description: string }[]
  settings: {
    general: { tagline: string; heroTitle: string; heroSubtitle: string; heroText: string }
    seo: { metaTitle: string; metaDescription: string }
    contact: { address: string }
    included: { list: string }
    testimonials: { quote1: string; guests1: string; quote2: string; guests2: string; quote3: string; guests3: string }
    rating: { word: string; source: string }
    company: { activity: string; address: string; vatStatement: string }
  }
  texts: { terms: string; privacy: string }
}
