/** Something that mail programs turn into a link, or a number to call. */
const LINK = /[/\\:@<>[\]]|\.\p{L}{2,}|\bwww\b|\d{5,}|(\d[ .-]?){7,}/iu

/**
 * How a letter begins. To an address that is not proved to be the writer's own, a name that holds a link is not repeated: whoever
 * registered with somebody else's address would have the site send it.
 */
export const greeting = (name: string, addressProved: boolean): string => `Dear ${addressProved || !LINK.test(name) ? name : 'guest'},`
