import type { PicturePurpose } from './picture-rules.ts'

type Uploaded = { url: string; error?: undefined } | { url?: undefined; error: string }

/** Sends a file straight to the API, so that a form about it stays small, and gives the address under which the site shows it. */
export async function uploadPicture(file: File, purpose: PicturePurpose, alt: string): Promise<Uploaded> {
  const body = new FormData()
  body.set('purpose', purpose)
  if (alt) body.set('alt', alt)
  body.set('file', file)
  try {
    const response = await fetch('/api/pictureUpload.php', { method: 'POST', body })
    const answer = await response.json()
    if (typeof answer.url === 'string') return { url: answer.url }
    const denied = response.status === 401 || response.status === 403
    return { error: denied ? 'Access Denied: Admin privileges required' : String(answer.error) }
  } catch {
    return { error: 'Failed to connect to server' }
  }
}
