/** Source of the seeded rating. A site with a real bank shows only a rating with another source. */
export const ratingSource = 'Average of guest reviews collected by the owners'
