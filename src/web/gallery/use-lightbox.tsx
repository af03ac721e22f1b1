import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react'
import type { FullImage } from './full-picture.tsx'

const Lightbox = lazy(() => import('./lightbox.tsx'))

/** Opens pictures in full size from links to their files. `lightbox` has to be rendered; closing it returns the focus to the link. */
export function useLightbox(images: readonly FullImage[]) {
  const [opened, setOpened] = useState<number | null>(null)
  const opener = useRef<HTMLElement>(null)

  const open = (index: number) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    opener.current = event.currentTarget
    setOpened(index)
  }
  const closed = () => {
    setOpened(null)
    opener.current?.focus({ preventScroll: true })
  }
  const lightbox = opened !== null && (
    <Suspense>
      <Lightbox images={images} first={opened} closed={closed} />
    </Suspense>
  )
  return { open, lightbox }
}
