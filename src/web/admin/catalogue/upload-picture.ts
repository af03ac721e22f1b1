import { language } from '#words/en/language.ts'
import * as words from '#words/en/office-catalogue.ts'
import type { PicturePurpose } from './picture-rules.ts'

type Uploaded = { url: string; error?: undefined } | { url?: undefined; error: string }

/** Uploads a file directly to the API, so that the form stays small. Returns the picture's URL on this site. */
export async function uploadPicture(file: File, purpose: PicturePurpose, alt: string): Promise<Uploaded> {
  const body = new FormData()
  body.set('purpose', purpose)
  if (alt) body.set('alt', alt)
  body.set('file', file)
  try {
    const response = await fetch(`/api/pictureUpload.php?lang=${language}`, { method: 'POST', body })
    const answer = await response.json()
    if (typeof answer.url === 'string') return { url: answer.url }
    const denied = response.status === 401 || response.status === 403
    return { error: denied ? words.accessDeniedAdminPrivilegesRequired : String(answer.error) }
  } catch {
    return { error: words.failedToConnectToServer }
  }
}
