/** List fields of the villa form. */
export type VillaRows = {
  features: { title: string; description: string }[]
  amenities: string[]
  images: string[]
  rooms: { name: string; beds: string }[]
  captions: { image: string; text: string }[]
}
