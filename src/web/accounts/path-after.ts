/** Where a page leads to when it is done with: a path of this site that its address names, or the beginning. */
export function pathAfter({ origin, searchParams }: URL): string {
  const wanted = URL.parse(searchParams.get('redirect') ?? '/', origin)
  return wanted?.origin === origin && !wanted.pathname.startsWith('//') ? wanted.pathname + wanted.search : '/'
}
