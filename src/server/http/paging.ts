const MOST = 100

type Asked = { limit?: number | undefined; offset?: number | undefined }

/** Limit (1 to 100) and offset of a list call. */
export const pageAsked = ({ limit = MOST, offset = 0 }: Asked): { limit: number; offset: number } => ({
  limit: Math.min(MOST, Math.max(1, limit)),
  offset: Math.max(0, offset),
})

/** One page of a list in memory. */
export function slicePage<T>(list: readonly T[], asked: Asked): T[] {
  const { limit, offset } = pageAsked(asked)
  return list.slice(offset, offset + limit)
}
