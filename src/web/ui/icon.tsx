/** `shape`: one of `icons.ts`. */
type Props = { shape: string; className?: string; filled?: boolean }

/** Decorative line icon beside text; hidden from screen readers. */
export function Icon({ shape, className = 'size-5', filled = false }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className={`shrink-0 ${className}`}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shape} />
    </svg>
  )
}
