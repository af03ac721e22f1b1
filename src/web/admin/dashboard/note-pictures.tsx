import { Form } from 'react-router'
import { MOST_PICTURES } from '#domain/villas/readiness.ts'
import * as words from '#words/en/office-changeovers.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

type Props = { villaId: number; villa: string; day: string; pictures: number[]; result: FormResult | undefined }

/** The pictures of a note, small, each a link to the whole one, below a form for another. */
export function NotePictures({ villaId, villa, day, pictures, result }: Props) {
  const form = `picture-${villaId}-${day}`
  const refused = resultFor(form, result)
  return (
    <>
      {pictures.length < MOST_PICTURES && (
        <details key={pictures.length} open={refused !== undefined || undefined} className="turn-fold no-print">
          <summary>
            {words.addPicture}
            <span className="sr-only"> {villa}</span>
          </summary>
          <Form method="post" encType="multipart/form-data" preventScrollReset>
            <Intent is="picture" />
            <input type="hidden" name="form" value={form} />
            <input type="hidden" name="villaId" value={villaId} />
            <input type="hidden" name="day" value={day} />
            <input type="file" name="files" accept="image/jpeg,image/png,image/webp" required aria-label={words.pictureFor(villa)} />
            <p className="text-ink-soft text-sm">{words.pictureHint}</p>
            <SubmitButton acting={words.sendingPicture} of={form} small>
              {words.sendPicture}
              <span className="sr-only"> {villa}</span>
            </SubmitButton>
            <FormFailure result={refused} />
          </Form>
        </details>
      )}
      {pictures.length > 0 && (
        <ul className="turn-pictures">
          {pictures.map((id, at) => {
            const address = `/api/readinessPicture.php?id=${id}`
            return (
              <li key={id}>
                <a href={address} target="_blank" rel="noreferrer">
                  <img src={address} alt={words.pictureOf(villa, at + 1)} width="72" height="72" loading="lazy" />
                </a>
                <Form method="post" preventScrollReset className="no-print">
                  <Intent is="remove-picture" />
                  <input type="hidden" name="pictureId" value={id} />
                  <Button small>
                    {words.removePicture}
                    <span className="sr-only"> {words.pictureOf(villa, at + 1)}</span>
                  </Button>
                </Form>
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
