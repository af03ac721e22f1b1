import type { Picture as Shown } from '#contract/pictures.ts'

type Props = {
  picture: Shown
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string
  className?: string
  /** Visible on load: fetched eagerly, at high priority. */
  first?: boolean
  /** Empty if the text beside it says the same. */
  alt?: string
  /** Pictures of two pages with the same name turn into each other where a link has `viewTransition`. */
  becomes?: string | undefined
  /** Shows the picture's own part for phones on a phone held upright, as wide as the screen. */
  portrait?: boolean
  /** A drawing on white, which keeps its brightness in the dark. */
  plain?: boolean
}

const kinds = ['avif', 'webp']
/** A little less than the width, so that a screen of 721 real pixels takes the picture of 720 and not the next one of 1080. */
const PORTRAIT_SIZES = '97vw'
const upright = '(max-width: 40rem) and (orientation: portrait)'

/** Picture that reserves its space and shows its colour while it loads. */
export function Picture({ picture, sizes, className = '', first = false, alt = picture.alt, becomes, portrait, plain = false }: Props) {
  const { url, width, height, colour, widths, portraits } = picture
  const sources = (made: number[], mark: string, shown: { sizes: string; media?: string }) =>
    made.length > 0 &&
    kinds.map((kind) => (
      <source
        key={kind}
        type={`image/${kind}`}
        srcSet={made.map((one) => `${url.slice(0, -4)}-${mark}${one}.${kind} ${one}w`).join(', ')}
        {...shown}
      />
    ))
  return (
    <picture className="contents">
      {portrait && sources(portraits, 'p', { sizes: PORTRAIT_SIZES, media: upright })}
      {sources(widths, '', { sizes })}
      <img
        src={url}
        alt={alt}
        lang={alt === picture.alt ? picture.lang : undefined}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
        className={plain ? className : `photo ${className}`}
        style={{ backgroundColor: colour, viewTransitionName: becomes }}
      />
    </picture>
  )
}
