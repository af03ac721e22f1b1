/** Of the pictures with a note about a villa on the day of a changeover. */
export const MOST_PICTURES = 3
