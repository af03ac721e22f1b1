/** The lists of a villa, as they are filled in. */
export type VillaRows = { features: { title: string; description: string }[]; amenities: string[]; images: string[] }
