const places = ['Instagram', 'Facebook'] as const

/** Names without an address yet: the owners have not opened these pages. */
export function Social() {
  return (
    <ul aria-label="Social media" className="mt-3 flex flex-wrap gap-2">
      {places.map((place) => (
        <li key={place} className="rounded-soft border border-white/25 px-3 py-2 text-sm text-white/80">
          {place} <span className="text-white/75">(soon)</span>
        </li>
      ))}
    </ul>
  )
}
