import type { Villa } from '#contract/villas.ts'

const features: Villa['features'] = [
  { title: 'Seaside Location', description: 'A hundred metres from a quiet beach, with the sea in view.' },
  { title: 'Modern Amenities', description: 'Everything a week away from home needs.' },
]

const amenities = ['Free WiFi', 'Air Conditioning', 'Private Parking', 'Sea View', 'Kitchen', 'Terrace']

export const featuresOf = (villa: Villa) => (villa.features.length > 0 ? villa.features : features)
export const amenitiesOf = (villa: Villa) => (villa.amenities.length > 0 ? villa.amenities : amenities)
