const KINDS = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp']
const LARGEST = 10 * 1024 * 1024

/** Said before a file travels for nothing; the server has the last word. */
export function uploadProblem({ name, type, size }: File): { title: string; text: string } | null {
  if (!KINDS.includes(type)) return { title: 'Invalid File Type', text: `${name} is not a supported image format.` }
  return size > LARGEST ? { title: 'File Too Large', text: `${name} exceeds 10MB limit.` } : null
}
