const SOLID_FROM = 24

/** A header over a photograph is solid once the page is scrolled away from the top: `data-scrolled`. */
export function followScroll(): void {
  const follow = () => document.getElementById('header')?.toggleAttribute('data-scrolled', scrollY > SOLID_FROM)
  addEventListener('scroll', follow, { passive: true })
  follow()
}
