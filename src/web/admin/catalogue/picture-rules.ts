import * as words from '#words/office-catalogue.en.ts'

const MEGABYTE = 1024 * 1024
const KINDS = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp']

export type PicturePurpose = 'amenity' | 'icon' | 'attraction' | 'villa'

/** Checks a file before upload, to avoid useless traffic; the server checks again. */
export function pictureProblem({ name, size, type }: File, purpose: PicturePurpose): string | null {
  if (purpose === 'attraction' || purpose === 'villa') {
    if (!KINDS.includes(type)) return words.pleaseChooseAnImageFile
    return size > 10 * MEGABYTE ? words.exceeds10mbLimit(name) : null
  }
  if (!KINDS.includes(type)) return words.invalidFileTypeOnlyJpeg
  return size > 5 * MEGABYTE ? words.fileTooLargeMaximumSize((size / MEGABYTE).toFixed(1)) : null
}
