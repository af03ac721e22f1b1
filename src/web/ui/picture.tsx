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
}

const sourcesOf = ({ url, widths }: Shown, kind: 'avif' | 'webp') =>
  widths.map((width) => `${url.replace(/\.jpg$/, '')}-${width}.${kind} ${width}w`).join(', ')

/** Picture that reserves its space and shows its colour while it loads. */
export function Picture({ picture, sizes, className = '', first = false, alt = picture.alt, becomes }: Props) {
  const { url, width, height, colour, widths } = picture
  return (
    <picture className="contents">
      {widths.length > 0 && <source type="image/avif" srcSet={sourcesOf(picture, 'avif')} sizes={sizes} />}
      {widths.length > 0 && <source type="image/webp" srcSet={sourcesOf(picture, 'webp')} sizes={sizes} />}
      <img
        src={url}
        alt={alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
        className={className}
        style={{ backgroundColor: colour, viewTransitionName: becomes }}
      />
    </picture>
  )
}
