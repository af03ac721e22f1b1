import { categoryNames as shown } from '../../gallery/categories.ts'

const { all: _everything, ...categoryNames } = shown

/** What a picture can be filed under, as it is shown. */
export { categoryNames }
