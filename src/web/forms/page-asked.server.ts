/** Page number from the URL; 1 if invalid. `name`: of a second list on the page. */
export function pageAsked(url: URL, perPage: number, name = 'page'): { page: number; limit: number; offset: number } {
  const asked = Number(url.searchParams.get(name))
  const page = Number.isInteger(asked) && asked > 0 && asked < 100_000 ? asked : 1
  return { page, limit: perPage, offset: (page - 1) * perPage }
}
