/** What the server answers; where it cannot be reached from the browser, what the page shows instead. */
export async function unlessOffline<T>(asked: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof TypeError) return otherwise
    throw error
  }
}
