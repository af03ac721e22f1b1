/** List fields of the villa form. */
export type VillaRows = { features: { title: string; description: string }[]; amenities: string[]; images: string[] }
