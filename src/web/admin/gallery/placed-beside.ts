/** Ids in their order with one of them moved directly before or after another; unchanged if one is missing. */
export function placedBeside(ids: readonly number[], id: number, target: number, side: 'before' | 'after'): number[] {
  if (id === target || !ids.includes(id) || !ids.includes(target)) return [...ids]
  const others = ids.filter((one) => one !== id)
  const place = others.indexOf(target) + (side === 'after' ? 1 : 0)
  return [...others.slice(0, place), id, ...others.slice(place)]
}
