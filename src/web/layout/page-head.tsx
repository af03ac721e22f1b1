import { useLocation } from 'react-router'
import { useSite } from './use-site.ts'

type Props = {
  /** Omitted on the home page, whose title is a setting. */
  title?: string
  description?: string | undefined
  picture?: string | undefined
  /** Adds `noindex`. */
  hidden?: boolean
  /** Page of a long list; the first has no parameter in its address. */
  page?: number | undefined
}

/** Title, description and preview data for browsers, search engines and shared links. */
export function PageHead({ title, description, picture, hidden = false, page = 1 }: Props) {
  const site = useSite()
  const { pathname } = useLocation()
  const siteName = site?.settings.general.siteName ?? ''
  const fullTitle = title ? [title, siteName].filter(Boolean).join(' · ') : (site?.settings.seo.metaTitle ?? siteName)
  const text = description ?? site?.settings.seo.metaDescription ?? ''
  const shownPicture = picture ?? site?.settings.general.heroImage
  const address = site && canonicalOf(site.siteUrl, pathname) + (page > 1 ? `?page=${page}` : '')
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={text} />
      <meta property="og:type" content="website" />
      {siteName && <meta property="og:site_name" content={siteName} />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={text} />
      {site && shownPicture && <meta property="og:image" content={new URL(shownPicture, site.siteUrl).href} />}
      <meta name="twitter:card" content="summary_large_image" />
      {hidden && <meta name="robots" content="noindex" />}
      {!hidden && address && <meta property="og:url" content={address} />}
      {!hidden && address && <link rel="canonical" href={address} />}
    </>
  )
}

/** Canonical URL: lower case, without query and trailing slash. */
const canonicalOf = (siteUrl: string, pathname: string) => siteUrl + (pathname.toLowerCase().replace(/\/+$/, '') || '/')
