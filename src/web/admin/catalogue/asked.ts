/** Category filter and open dialog from the URL of a list. */
export function askedBy(url: URL, categories: Record<string, string>) {
  const category = url.searchParams.get('category')
  const filter = category !== null && Object.hasOwn(categories, category) ? category : undefined
  const id = (name: string) => Number(url.searchParams.get(name)) || null
  return { filter, adding: url.searchParams.has('add'), editing: id('edit'), leaving: id('delete') }
}

/** URL of the list, or of one of its dialogs. */
export function listAt(filter: string | undefined, dialog: Record<string, string | number> = {}): string {
  const query = new URLSearchParams(filter ? { category: filter } : {})
  for (const [name, value] of Object.entries(dialog)) query.set(name, String(value))
  return `?${query}`
}
