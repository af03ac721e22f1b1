import type { LinksFunction } from 'react-router'
import styles from '../styles.css?url'

/**
 * The styles of guests' pages. The server puts them into the document (`render/document/first-paint`): the link is for development, and
 * for who comes from the office without loading a document.
 */
export const siteStyles: LinksFunction = () => [
  { rel: 'stylesheet', href: styles, ...(import.meta.env.SSR && import.meta.env.PROD && { disabled: true }) },
]

/** For a failure that takes the whole page with it in the browser, also in the office. */
export const SiteStyles = () => <link rel="stylesheet" href={styles} precedence="site" />
