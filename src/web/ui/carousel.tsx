import { type CSSProperties, type MouseEventHandler, type ReactNode, useEffect, useRef, useState } from 'react'
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
  /** The first picture turns into that of another page (`Picture`). */
  becomes?: string
  /** What lies on the pictures, such as a link to all of them. */
  children?: ReactNode
}

/** Pictures shown at once on wide screens. */
const MOSAIC = 5

/**
 * A strip to swipe on phones; on wider screens one large picture and the next four beside it. Works without scripts, which add arrows and
 * dots, and wrap around at both ends.
 */
export function Carousel({ pictures, captions, label, first = false, becomes, children }: Props) {
  const findCaption = ({ url }: Shown) => captions?.find(({ image }) => image === url)
  const { open, lightbox } = useLightbox(
    pictures.map((picture, id) => ({ id, alt: picture.alt, caption: findCaption(picture)?.text, picture })),
  )
  const strip = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)

  const show = (wanted: number) => {
    const next = (wanted + pictures.length) % pictures.length
    strip.current?.scrollTo({ left: next * strip.current.clientWidth, behavior: 'instant' })
    setIndex(next)
  }
  const follow = () => {
    const { scrollLeft, scrollWidth, clientWidth } = strip.current ?? { scrollLeft: 0, scrollWidth: 0, clientWidth: 0 }
    // Wide screens show a grid, which does not scroll.
    if (scrollWidth > clientWidth) setIndex(Math.round(scrollLeft / Math.max(1, clientWidth)))
  }

  // It may have been swiped before.
  useEffect(follow, [])

  return (
    <section data-live aria-roledescription="carousel" aria-label={label}>
      <div className="relative max-md:-mx-(--pad)">
        <ul
          ref={strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable by keyboard
          tabIndex={0}
          onScroll={follow}
          className="mosaic"
          data-count={Math.min(pictures.length, MOSAIC)}
        >
          {pictures.map((picture, position) => (
            <Slide
              key={picture.url}
              picture={picture}
              place={(position - index + pictures.length) % pictures.length}
              first={first && position === 0}
              near={position <= index + 1}
              becomes={position === 0 ? becomes : undefined}
              label={words.openPicture(position + 1, pictures.length)}
              open={open(position)}
            />
          ))}
        </ul>
        {children}
      </div>
      <Position index={index} pictures={pictures} caption={pictures[index] && findCaption(pictures[index])} show={show} />
      {lightbox}
    </section>
  )
}

type PositionProps = { index: number; pictures: Shown[]; caption: Caption | undefined; show: (index: number) => void }

/** Which picture is shown, with arrows and a dot for each; of a single one only what it shows. */
function Position({ index, pictures, caption, show }: PositionProps) {
  if (pictures.length < 2) {
    return (
      caption && (
        <p lang={caption.lang} className="mt-2 text-ink-soft text-sm">
          {caption.text}
        </p>
      )
    )
  }
  return (
    <div className="scripted flex min-h-11 items-center justify-between gap-x-4 max-md:justify-center">
      <p className="sr-only text-ink-soft text-sm md:not-sr-only">
        {words.pictureOf(index + 1, pictures.length)}
        {caption && (
          <>
            {': '}
            <span lang={caption.lang}>{caption.text}</span>
          </>
        )}
      </p>
      <div className="flex min-w-0 items-center">
        <TurnButton icon={icons.previous} label={words.previousPicture} turn={() => show(index - 1)} />
        <ul className="flex flex-wrap justify-center">
          {pictures.map((picture, position) => (
            <li key={picture.url}>
              <button
                type="button"
                aria-label={words.pictureOf(position + 1, pictures.length)}
                aria-current={position === index}
                onClick={() => show(position)}
                className="grid h-11 w-7 place-items-center"
              >
                <span className={`size-2 rounded-full border-ink ${position === index ? 'border-4' : 'border'}`} />
              </button>
            </li>
          ))}
        </ul>
        <TurnButton icon={icons.next} label={words.nextPicture} turn={() => show(index + 1)} />
      </div>
    </div>
  )
}

const TurnButton = ({ icon, label, turn }: { icon: string; label: string; turn: () => void }) => (
  <button type="button" aria-label={label} onClick={turn} className="grid size-11 shrink-0 place-items-center">
    <Icon shape={icon} />
  </button>
)

type SlideProps = {
  picture: Shown
  /** 0: the picture that is shown, or the large one. */
  place: number
  first: boolean
  /** Shown, next or before it on a phone. The pictures of other slides are not loaded yet. */
  near: boolean
  becomes: string | undefined
  label: string
  open: MouseEventHandler<HTMLAnchorElement>
}

const LARGE = '(min-width: 84rem) 40rem, (min-width: 48rem) 48vw, 100vw'
const SMALL = '(min-width: 84rem) 20rem, (min-width: 48rem) 24vw, 100vw'

/** A link to the picture's file, which opens it in full size on the page. */
function Slide({ picture, place, first, near, becomes, label, open }: SlideProps) {
  const { broken, watched } = useBroken<HTMLLIElement>()
  return (
    <li
      {...watched}
      data-place={place}
      data-out={place >= MOSAIC ? '' : undefined}
      data-far={near ? undefined : ''}
      style={{ '--place': place } as CSSProperties}
    >
      {broken ? (
        <p className="grid size-full place-items-center text-ink-soft">{words.imageWillBePlacedHere}</p>
      ) : (
        <a href={picture.url} onClick={open} aria-label={`${picture.alt}. ${label}`} className="block size-full">
          <Picture
            picture={picture}
            sizes={place === 0 ? LARGE : SMALL}
            first={first}
            becomes={becomes}
            className="size-full object-cover"
          />
        </a>
      )}
    </li>
  )
}
