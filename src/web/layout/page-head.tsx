import { useLocation } from 'react-router'
import { useSite } from './use-site.ts'

type Props = {
  /** Left out on the home page, whose title is a setting. */
  title?: string
  description?: string | undefined
  picture?: string | undefined
  /** Kept out of search engines. */
  hidden?: boolean
}

/** What browser tabs, search engines and shared links show of a page. */
export function PageHead({ title, description, picture, hidden = false }: Props) {
  const site = useSite()
  const { pathname } = useLocation()
  const siteName = site?.settings.general.siteName ?? ''
  const fullTitle = title ? [title, siteName].filter(Boolean).join(' · ') : (site?.settings.seo.metaTitle ?? siteName)
  const text = description ?? site?.settings.seo.metaDescription ?? ''
  const shownPicture = picture ?? site?.settings.general.heroImage
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={text} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={text} />
      {site && shownPicture && <meta property="og:image" content={new URL(shownPicture, site.siteUrl).href} />}
      {hidden ? <meta name="robots" content="noindex" /> : site && <link rel="canonical" href={`${site.siteUrl}${pathname}`} />}
    </>
  )
}
