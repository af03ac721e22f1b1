import { useId, useRef, useState } from 'react'
import * as words from '#words/en/office-catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { useEdited } from '../../ui/use-edited.ts'
import { type PicturePurpose, pictureProblem } from './picture-rules.ts'
import { uploadPicture } from './upload-picture.ts'

type Props = {
  label: string
  name: string
  purpose: PicturePurpose
  value: string
  error: string | undefined
  /** Called during an upload, so that the form cannot be saved without the picture. */
  onBusy: (busy: boolean) => void
}

/** Picture by URL, or by a file that is uploaded as soon as it is selected. */
export function PictureField({ label, name, purpose, value, error, onBusy }: Props) {
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState(value)
  const [problem, setProblem] = useState<string>()
  const [sending, setSending] = useState(false)
  const message = problem ?? error
  const edited = useEdited<HTMLFieldSetElement>(address)

  async function send(chosen: File) {
    const wrong = pictureProblem(chosen, purpose)
    setProblem(wrong ?? undefined)
    if (wrong) return
    setSending(true)
    onBusy(true)
    const form = new FormData(file.current?.form ?? undefined)
    const title = form.get('title') ?? form.get('name')
    const { url, error } = await uploadPicture(chosen, purpose, String(title ?? ''))
    setSending(false)
    onBusy(false)
    if (url) setAddress(url)
    setProblem(error)
  }

  function clear() {
    setAddress('')
    setProblem(undefined)
    if (file.current) file.current.value = ''
  }

  return (
    <fieldset ref={edited} className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">
        {label} <span className="font-normal text-ink-soft">{words.optional}</span>
      </legend>
      <div className="flex flex-col gap-3 sm:flex-row">
        <div
          className={`grid shrink-0 place-items-center overflow-hidden rounded-soft bg-sand ${purpose === 'icon' ? 'size-12' : 'h-20 w-28'}`}
        >
          {address && (
            <img
              src={address}
              alt={words.preview(label)}
              className={`size-full ${purpose === 'icon' ? 'object-contain' : 'object-cover'}`}
            />
          )}
        </div>
        <div className="min-w-0 space-y-2 sm:flex-1">
          <input
            id={id}
            name={name}
            type="text"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={words.pictures}
            aria-label={words.address(label)}
            aria-invalid={message ? true : undefined}
            aria-describedby={`${id}-error`}
            value={address}
            onChange={({ currentTarget }) => setAddress(currentTarget.value)}
            className="input"
          />
          <div className="scripted flex flex-wrap items-center gap-2">
            <input
              ref={file}
              type="file"
              accept="image/jpeg,image/png,image/gif,image/webp"
              aria-label={words.uploadAFile(label)}
              disabled={sending}
              onChange={({ currentTarget: { files } }) => files?.[0] && send(files[0])}
              className="min-h-11 min-w-0 flex-1 text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-soft file:border file:border-ink file:px-4 file:font-semibold"
            />
            {address && (
              <Button type="button" onClick={clear} small>
                {words.clear}
                <span className="sr-only"> {label}</span>
              </Button>
            )}
          </div>
          <p role="status" className="text-ink-soft text-sm empty:hidden">
            {sending ? words.uploading : ''}
          </p>
          <FieldError id={`${id}-error`}>{message}</FieldError>
        </div>
      </div>
    </fieldset>
  )
}
