import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import * as words from '#words/en/place.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { type FullImage, FullPicture } from './full-picture.tsx'
import { useSwipe } from './use-swipe.ts'

type Props = { images: readonly FullImage[]; first: number; closed: () => void }

/** Full-screen picture viewer. Wraps around at both ends. */
export default function Lightbox({ images, first, closed }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(first)
  const image = images[index]

  useEffect(() => {
    ref.current?.showModal()
    const { style } = document.documentElement
    style.overflow = 'hidden'
    return () => {
      style.overflow = ''
    }
  }, [])

  const turn = (by: number) => setIndex((before) => (before + by + images.length) % images.length)
  const close = () => ref.current?.close()
  const swipe = useSwipe(turn)

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'ArrowLeft') turn(-1)
    if (event.key === 'ArrowRight') turn(1)
    if (event.key === 'Tab') keepFocusInside(event)
  }
  const closeOutside = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('button, img')) close()
  }

  return (
    <dialog
      ref={ref}
      aria-label={words.picturesInFullSize}
      onClose={closed}
      onKeyDown={onKeyDown}
      onClick={closeOutside}
      {...swipe}
      className="on-night m-0 h-dvh max-h-none w-screen max-w-none touch-pan-y touch-pinch-zoom overflow-hidden bg-[#0b1b28] p-0 text-white open:grid open:grid-rows-[4.5rem_minmax(0,1fr)_4.5rem]"
    >
      <div className="flex items-center justify-between px-3 sm:px-6">
        <p aria-live="polite" aria-atomic="true" className="px-2 tabular">
          {words.ofIt(index + 1, images.length)}
          {image?.caption && <span className="ml-4">{image.caption}</span>}
          <span className="sr-only">: {image?.alt}</span>
        </p>
        <RoundButton icon={icons.close} label={words.close} act={close} />
      </div>
      {image && <FullPicture key={image.id} image={image} />}
      {images.length > 1 && (
        <div className="flex items-center justify-center gap-6">
          <RoundButton icon={icons.previous} label={words.previousPicture} act={() => turn(-1)} />
          <RoundButton icon={icons.next} label={words.nextPicture} act={() => turn(1)} />
        </div>
      )}
    </dialog>
  )
}

/** Keeps the focus in the dialog: from the last button, the browser would move it to its own toolbar. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const [edge, other] = event.shiftKey ? [buttons[0], buttons.at(-1)] : [buttons.at(-1), buttons[0]]
  if (document.activeElement !== edge) return
  event.preventDefault()
  other?.focus()
}

function RoundButton({ icon, label, act }: { icon: string; label: string; act: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={act}
      className="grid size-12 place-items-center rounded-full border border-white/40 text-white hover:bg-white hover:text-night"
    >
      <Icon shape={icon} />
    </button>
  )
}
