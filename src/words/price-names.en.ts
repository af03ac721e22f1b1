/** Names of price items that the site gives, by the English ones, in which they are stored. */
export const priceNames: Record<string, string> = {}
