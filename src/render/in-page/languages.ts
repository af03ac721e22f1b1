const DISMISSED = 'language-line'
const primary = (tag: string): string => tag.split('-')[0] ?? ''

/** Links to a page in other languages keep its query. One cached document serves all visitors of a page, with any query. */
export function keepQuery(): void {
  const keep = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]')
    if (link?.origin === location.origin) link.search = location.search
  }
  document.addEventListener('click', keep, true)
}

/**
 * Shows the line (`layout/offered-language.tsx`) that offers the page in the first of the visitor’s languages that the site speaks, until
 * it is dismissed in this tab. By a style, before anything is painted, so that nothing moves.
 */
export function offerLanguage(): void {
  const { lang, dataset } = document.documentElement
  const own = primary(lang)
  const offered = dataset.languages?.split(' ') ?? []
  const wanted = navigator.languages.map(primary).find((one) => one === own || offered.includes(one))
  if (!wanted || wanted === own || isDismissed()) return
  const shown = new CSSStyleSheet()
  shown.replaceSync(`@media screen { [data-offers=${wanted}] { display: block } }`)
  document.adoptedStyleSheets.push(shown)
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-offers] :is(a, button)')) return
    dismiss()
    shown.disabled = true
  })
}

function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED) !== null
  } catch {
    return false
  }
}

function dismiss(): void {
  try {
    sessionStorage.setItem(DISMISSED, '1')
  } catch {
    // The browser stores nothing; the line comes back on the next page.
  }
}
