/** Elements of the site in `<body>`: the page, the toasts, and what loads scripts and styles. */
const OWN = '[data-page],#toasts,script,style,link'

/** Moves what an extension has put into `<body>` to its end: React takes the first element there for the page. */
export function moveForeignNodes(): void {
  if (!document.querySelector('body>[data-page]')) return
  for (const node of [...document.body.children]) if (!node.matches(OWN)) document.body.append(node)
}

/** From the first text on that a translator replaces, its work is followed. Few visitors need the code for it. */
export function followTranslators(): void {
  const seen: MutationRecord[] = []
  const observer = new MutationObserver((changes) => {
    const isFirst = !seen[0]
    if (isFirst && !changes.some(({ addedNodes }) => [...addedNodes].some(({ nodeName }) => nodeName === 'FONT'))) return
    seen.push(...changes)
    if (!isFirst) return
    import('./translators.ts').then(
      (loaded) => {
        loaded.follow([...seen, ...observer.takeRecords()])
        observer.disconnect()
      },
      () => {},
    )
  })
  observer.observe(document.body, { childList: true, subtree: true })
}
