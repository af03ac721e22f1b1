import { type MouseEventHandler, useEffect, useRef, useState } from 'react'
import type { Picture as Shown } from '#contract/pictures.ts'
import * as words from '#words/en/controls.ts'
import { useLightbox } from '../gallery/use-lightbox.tsx'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import { Picture } from './picture.tsx'
import { useBroken } from './use-broken.ts'

/** `lang`: of a text that is English on a page that is not. */
type Caption = { image: string; text: string; lang: 'en' | undefined }

type Props = {
  pictures: Shown[]
  captions?: Caption[]
  label: string
  /** The first picture is on the first screen. */
  first?: boolean
}

/** Swipeable picture strip that works without scripts. Scripts add buttons and dots, and wrap around at both ends. */
export function Carousel({ pictures, captions, label, first = false }: Props) {
  const findCaption = ({ url }: Shown) => captions?.find(({ image }) => image === url)
  const { open, lightbox } = useLightbox(
    pictures.map((picture, id) => ({ id, alt: picture.alt, caption: findCaption(picture)?.text, picture })),
  )
  const strip = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const many = pictures.length > 1

  const show = (wanted: number) => {
    const next = (wanted + pictures.length) % pictures.length
    strip.current?.scrollTo({ left: next * strip.current.clientWidth, behavior: 'instant' })
    setIndex(next)
  }
  const follow = () => {
    if (strip.current) setIndex(Math.round(strip.current.scrollLeft / Math.max(1, strip.current.clientWidth)))
  }

  // It may have been swiped before.
  useEffect(follow, [])

  return (
    <section data-live aria-roledescription="carousel" aria-label={label}>
      <div className="relative">
        <ul
          ref={strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable by keyboard
          tabIndex={0}
          onScroll={follow}
          className="flex snap-x snap-mandatory overflow-x-auto rounded-soft [scrollbar-width:none]"
        >
          {pictures.map((picture, position) => (
            <Slide
              key={picture.url}
              picture={picture}
              caption={findCaption(picture)}
              first={first && position === 0}
              near={position <= index + 1}
              label={words.openPicture(position + 1, pictures.length)}
              open={open(position)}
              shown={position === index}
            />
          ))}
        </ul>
        {many && (
          <>
            <TurnButton side="left-3" icon={icons.previous} label={words.previousPicture} turn={() => show(index - 1)} />
            <TurnButton side="right-3" icon={icons.next} label={words.nextPicture} turn={() => show(index + 1)} />
          </>
        )}
      </div>
      {many && (
        <ul className="scripted mt-1 flex flex-wrap justify-center">
          {pictures.map((picture, position) => (
            <li key={picture?.url ?? position}>
              <button
                type="button"
                aria-label={words.pictureOf(position + 1, pictures.length)}
                aria-current={position === index}
                onClick={() => show(position)}
                className="grid size-11 place-items-center max-sm:w-8"
              >
                <span className={`size-2.5 rounded-full border-ink ${position === index ? 'border-5' : 'border'}`} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {lightbox}
    </section>
  )
}

function TurnButton({ side, icon, label, turn }: { side: string; icon: string; label: string; turn: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={turn}
      className={`scripted absolute top-1/2 grid size-12 -translate-y-1/2 place-items-center rounded-full bg-chalk/95 text-ink hover:bg-limewash ${side}`}
    >
      <Icon shape={icon} />
    </button>
  )
}

type SlideProps = {
  picture: Shown
  caption: Caption | undefined
  first: boolean
  /** Shown, next or before it. The pictures of other slides are not loaded yet. */
  near: boolean
  label: string
  open: MouseEventHandler<HTMLAnchorElement>
  shown: boolean
}

/** A link to the picture's file, which opens it in full size on the page. Only the slide that is shown is a tab stop. */
function Slide({ picture, caption, first, near, label, open, shown }: SlideProps) {
  const { broken, watched } = useBroken<HTMLLIElement>()
  return (
    <li
      {...watched}
      className={`relative aspect-[3/2] w-full shrink-0 snap-center bg-sand sm:aspect-[16/9] ${near ? '' : 'loads-when-needed'}`}
    >
      {broken ? (
        <p className="grid size-full place-items-center text-ink-soft">{words.imageWillBePlacedHere}</p>
      ) : (
        <a href={picture.url} onClick={open} aria-label={`${picture.alt}. ${label}`} tabIndex={shown ? 0 : -1} className="block size-full">
          <Picture picture={picture} sizes="(min-width: 78rem) 72rem, 92vw" first={first} className="size-full object-cover" />
        </a>
      )}
      {caption && (
        <p
          lang={caption.lang}
          className="pointer-events-none absolute bottom-3 left-3 rounded-soft bg-night/85 px-3 py-1 text-sm text-white"
        >
          {caption.text}
        </p>
      )}
    </li>
  )
}
