import * as words from '#words/en/office-catalogue.ts'
import { categoryNames as shown } from '../../gallery/categories.ts'

const { all: _everything, ...categoryNames } = shown

/** Labels of the picture categories. */
export { categoryNames }

export const tabNames: Record<string, string> = { featured: words.featuredPicture, ...categoryNames }
