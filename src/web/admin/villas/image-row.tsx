import { useRef, useState } from 'react'
import * as words from '#words/en/office-villas.ts'
import { useToast } from '../../toasts/toaster.tsx'
import { useEdited } from '../../ui/use-edited.ts'
import { pictureProblem } from '../catalogue/picture-rules.ts'
import { uploadPicture } from '../catalogue/upload-picture.ts'
import { RowInput } from './row-parts.tsx'

type Props = { value: string; caption: string; label: string; onBusy: (busy: boolean) => void }

/** A villa picture: URL, or a file that is uploaded in place. */
export function ImageRow({ value, caption, label, onBusy }: Props) {
  const toast = useToast()
  const file = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState(value)
  const [sending, setSending] = useState(false)
  const edited = useEdited<HTMLDivElement>(address)

  async function send(chosen: File) {
    const wrong = pictureProblem(chosen, 'villa')
    if (wrong) return toast({ title: words.invalidFile, text: wrong, tone: 'bad' })
    setSending(true)
    onBusy(true)
    const name = new FormData(file.current?.form ?? undefined).get('name')
    const { url, error } = await uploadPicture(chosen, 'villa', String(name ?? ''))
    setSending(false)
    onBusy(false)
    if (url) setAddress(url)
    else toast({ title: words.uploadFailed, text: error, tone: 'bad' })
  }

  return (
    <div ref={edited} className="flex gap-3">
      <div className="h-16 w-24 shrink-0 overflow-hidden rounded-soft bg-sand">
        {address && <img src={address} alt="" className="size-full object-cover" />}
      </div>
      <div className="min-w-0 flex-1 space-y-2">
        <RowInput
          name="image"
          label={words.address(label)}
          placeholder={words.pictures}
          value={address}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
        <RowInput name="caption" label={words.captionOf(label)} placeholder={words.captionSuchAs} defaultValue={caption} maxLength={80} />
        <input
          ref={file}
          type="file"
          accept="image/jpeg,image/png,image/gif,image/webp"
          aria-label={words.uploadAFile(label)}
          disabled={sending}
          onChange={({ currentTarget: { files } }) => files?.[0] && send(files[0])}
          className="scripted min-h-11 w-full min-w-0 text-sm"
        />
        <p role="status" className="text-ink-soft text-sm empty:hidden">
          {sending ? words.uploading : ''}
        </p>
      </div>
    </div>
  )
}
