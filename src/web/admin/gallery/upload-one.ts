import { language } from '#words/en/language.ts'
import * as words from '#words/en/office-catalogue.ts'

type Outcome = { error: string | null }

type Upload = { file: File; alt: string; category: string; featured: boolean }

/** Uploads one file and reports progress from 0 to 1. */
export function uploadOne({ file, alt, category, featured }: Upload, onProgress: (share: number) => void): Promise<Outcome> {
  const body = new FormData()
  body.set('category', category)
  body.set('featured', featured ? '1' : '0')
  body.set('alt', alt)
  body.append('files[]', file)
  return new Promise((done) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/galleryUpload.php?lang=${language}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / Math.max(1, total))
    request.onload = () => done({ error: findProblem(request) })
    request.onerror = () => done({ error: words.failedToConnectToServer })
    request.send(body)
  })
}

function findProblem({ status, responseText }: XMLHttpRequest): string | null {
  try {
    const { refused, error } = JSON.parse(responseText)
    if (status === 200) return refused?.[0]?.error ?? null
    return status === 401 || status === 403 ? words.adminPrivilegesRequired : String(error)
  } catch {
    return words.theServerAnswered(status)
  }
}
