/** Does something for each, also after it has failed for one: what cannot be sent keeps nobody else waiting. @throws the first failure, at the end */
export async function eachAlone<Item>(items: readonly Item[], stopping: () => boolean, act: (item: Item) => Promise<void>): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) {
    if (stopping()) break
    await act(item).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}
