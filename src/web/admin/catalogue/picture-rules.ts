const MEGABYTE = 1024 * 1024
const KINDS = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp']

export type PicturePurpose = 'amenity' | 'icon' | 'attraction' | 'villa'

/** Checks a file before upload, to avoid useless traffic; the server checks again. */
export function pictureProblem({ name, size, type }: File, purpose: PicturePurpose): string | null {
  if (purpose === 'attraction' || purpose === 'villa') {
    if (!KINDS.includes(type)) return 'Please choose an image file.'
    return size > 10 * MEGABYTE ? `${name} exceeds 10MB limit.` : null
  }
  if (!KINDS.includes(type)) return 'Invalid file type. Only JPEG, PNG, GIF, and WebP are allowed.'
  return size > 5 * MEGABYTE ? `File too large. Maximum size is 5MB (current: ${(size / MEGABYTE).toFixed(1)}MB)` : null
}
