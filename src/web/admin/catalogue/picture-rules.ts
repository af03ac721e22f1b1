import { heicHelp } from '#words/en/controls.ts'
import * as words from '#words/en/office-catalogue.ts'
import { isHeic } from '../is-heic.ts'

const MEGABYTE = 1024 * 1024
const KINDS = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp']

export type PicturePurpose = 'amenity' | 'icon' | 'attraction' | 'villa' | 'mark'

/** Checks a file before upload, to avoid useless traffic; the server checks again. */
export function pictureProblem(file: File, purpose: PicturePurpose): string | null {
  const { name, size, type } = file
  const refused = (text: string) => (isHeic(file) ? `${text} ${heicHelp}` : text)
  if (purpose === 'attraction' || purpose === 'villa') {
    if (!KINDS.includes(type)) return refused(words.pleaseChooseAnImageFile)
    return size > 10 * MEGABYTE ? words.exceeds10mbLimit(name) : null
  }
  if (!KINDS.includes(type)) return refused(words.invalidFileTypeOnlyJpeg)
  return size > 5 * MEGABYTE ? words.fileTooLargeMaximumSize(size / MEGABYTE) : null
}
