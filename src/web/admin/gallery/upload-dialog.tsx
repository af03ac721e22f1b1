import { type SubmitEvent, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { heicHelp } from '#words/en/controls.ts'
import * as words from '#words/en/office-catalogue.ts'
import { useToast } from '../../toasts/toaster.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { isHeic } from '../is-heic.ts'
import { categoryNames } from './category-names.ts'
import { type Chosen, FileList, nameAlt } from './file-list.tsx'
import { uploadOne } from './upload-one.ts'

type Props = { open: boolean; back: string; category: string }

/** Uploads several files, dropped or selected, with progress and error per file. */
export function UploadDialog({ open, back, category }: Props) {
  const navigate = useNavigate()
  return (
    <Dialog open={open} close={() => navigate(back, { replace: true, preventScrollReset: true })} title={words.uploadImages}>
      <UploadForm category={category} />
      <noscript>
        <Notice tone="caution" title={words.uploadingNeedsScripts}>
          {words.pleaseAllowScripts}
        </Notice>
      </noscript>
    </Dialog>
  )
}

function UploadForm({ category }: { category: string }) {
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<Chosen[]>([])
  const [over, setOver] = useState(false)
  const [unnamed, setUnnamed] = useState(false)
  const [busy, setBusy] = useState(false)
  const next = useRef(0)
  const waiting = chosen.filter(({ state }) => state === 'waiting')

  const take = (files: Iterable<File>) => {
    const taken = [...files].map((file): Chosen => {
      const problem = uploadProblem(file)
      if (problem) toast({ ...problem, tone: 'bad' })
      return { id: next.current++, file, state: problem ? 'refused' : 'waiting', progress: 0, error: problem?.text ?? null }
    })
    setChosen((before) => [...before.filter(({ state }) => state !== 'done'), ...taken])
  }
  const set = (id: number, change: Partial<Chosen>) =>
    setChosen((before) => before.map((one) => (one.id === id ? { ...one, ...change } : one)))

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const wanted = String(form.get('category') ?? '')
    if (waiting.length === 0) return toast({ title: words.noFiles, text: words.pleaseSelectFilesFirst, tone: 'bad' })
    setUnnamed(!wanted)
    if (!wanted) {
      event.currentTarget.querySelector<HTMLElement>('#upload-category')?.focus()
      return toast({ title: words.categoryRequired, text: words.pleaseSelectACategory, tone: 'bad' })
    }
    setBusy(true)
    let good = 0
    const featured = form.get('featured') === '1'
    for (const { id, file } of waiting) {
      set(id, { state: 'sending' })
      const alt = String(form.get(nameAlt(id)) ?? '').trim()
      const { error } = await uploadOne({ file, alt, category: wanted, featured }, (progress) => set(id, { progress }))
      set(id, error ? { state: 'refused', error } : { state: 'done', progress: 1 })
      if (!error) good += 1
    }
    setBusy(false)
    await revalidate()
    if (good > 0) toast({ title: words.uploadSuccessful, text: words.imageSUploadedSuccessfully(good), tone: 'good' })
    else toast({ title: words.uploadFailed, text: words.noImageWentInEach, tone: 'bad' })
  }

  return (
    <form onSubmit={send} className="space-y-5">
      <Select
        label={words.category}
        id="upload-category"
        name="category"
        defaultValue={category}
        error={unnamed ? words.pleaseSelectACategory : undefined}
        onChange={() => setUnnamed(false)}
      >
        <option value="">{words.pleaseChoose}</option>
        {Object.entries(categoryNames).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
      <Checkbox name="featured" label={words.featuredPicture} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: drop target for the pointer; the input inside is the keyboard equivalent */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files)
        }}
        className={`rounded-soft border-2 border-dashed p-5 text-center ${over ? 'border-aegean bg-aegean-mist' : 'border-sand-line bg-chalk'}`}
      >
        <label htmlFor="upload-files" className="block font-semibold text-sm">
          {words.dropPicturesHereOrChoose}
        </label>
        <input
          id="upload-files"
          type="file"
          multiple
          accept="image/jpeg,image/png,image/gif,image/webp"
          onChange={({ currentTarget }) => {
            take(currentTarget.files ?? [])
            currentTarget.value = ''
          }}
          className="mt-3 min-h-11 w-full min-w-0 text-sm"
        />
        <p className="mt-1 text-ink-soft text-sm">{words.jpegPngGifOrWebp}</p>
      </div>
      <FileList files={chosen} remove={(id) => setChosen((before) => before.filter((one) => one.id !== id))} />
      <Button disabled={busy} look="act">
        {busy ? words.uploading : words.upload(waiting.length > 0 ? ` ${waiting.length}` : '')}
      </Button>
    </form>
  )
}

const KINDS = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp']
const LARGEST = 10 * 1024 * 1024

/** Checks a file before upload; the server checks again. */
function uploadProblem(file: File): { title: string; text: string } | null {
  const { name, type, size } = file
  if (type.startsWith('video/')) return { title: words.invalidFileType, text: words.isAVideo(name) }
  if (!KINDS.includes(type))
    return {
      title: words.invalidFileType,
      text: isHeic(file) ? `${words.isNotASupportedImage(name)} ${heicHelp}` : words.isNotASupportedImage(name),
    }
  return size > LARGEST ? { title: words.fileTooLarge, text: words.exceeds10mbLimit(name) } : null
}
