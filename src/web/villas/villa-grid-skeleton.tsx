const PLACES = [1, 2, 3, 4]

/** Four cards' places, as tall as the cards that are on their way. */
export function VillaGridSkeleton() {
  return (
    <div role="status">
      <p className="sr-only">Loading villa information...</p>
      <ul className="grid gap-x-6 gap-y-14 sm:grid-cols-2 xl:grid-cols-4" aria-hidden="true">
        {PLACES.map((place) => (
          <li key={place} className="h-[530px]">
            <div className="skeleton h-72" />
            <div className="skeleton mt-4 h-8 w-2/3" />
            <div className="skeleton mt-3 h-16" />
          </li>
        ))}
      </ul>
    </div>
  )
}
