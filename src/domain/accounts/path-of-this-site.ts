/** Accepts only paths of this site. Rejects '//elsewhere', 'https:...' and '/.//elsewhere', which normalises to '//elsewhere'. */
export function pathOfThisSite(target: string | undefined): string | undefined {
  if (!target?.startsWith('/') || target.includes('\\')) return undefined
  const url = URL.parse(target, 'http://this.site')
  const foreign = url?.origin !== 'http://this.site' || url.pathname.startsWith('//')
  return foreign ? undefined : url.pathname + url.search + url.hash
}
