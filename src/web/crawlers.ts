import { withoutPrefix } from '#words/languages.ts'
import { pages } from './pages.ts'

const toExpression = (path: string): RegExp => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?$`, 'i')
const listed = [...pages.filter(({ indexed }) => indexed).map(({ path }) => toExpression(path)), /^\/(sitemap\.xml|robots\.txt)$/]

/** Whether search engines may list what stands at a path, in any language and case. */
export const mayBeListed = (path: string): boolean => listed.some((expression) => expression.test(withoutPrefix(path)))
