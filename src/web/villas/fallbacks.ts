import type { Villa } from '#contract/villas.ts'
import * as words from '#words/en/villas.ts'

const features: Villa['features'] = [
  { title: words.seasideLocation, description: words.aHundredMetres },
  { title: words.modernAmenities, description: words.everythingAWeekAway },
]

const amenities = [words.freeWifi, words.airConditioning, words.privateParking, words.seaView, words.kitchen, words.terrace]

export const chooseFeatures = (villa: Villa) => (villa.features.length > 0 ? villa.features : features)
export const chooseAmenities = (villa: Villa) => (villa.amenities.length > 0 ? villa.amenities : amenities)
