import { useLocation } from 'react-router'
import { language, locale, prefix } from '#words/en/language.ts'
import { getPrefix, type Language, languages, tagOf } from '#words/languages.ts'
import { useSite } from './use-site.ts'

type Props = {
  /** Omitted on the home page, whose title is a setting. */
  title?: string
  description?: string | undefined
  picture?: string | undefined
  /** Instead of it: a picture drawn for shared links, in the page's language (`toPreview`). */
  preview?: string | undefined
  /** Adds `noindex`. */
  hidden?: boolean
  /** Page of a long list; the first has no parameter in its address. */
  page?: number | undefined
}

/**
 * Title, description and preview data for browsers, search engines and shared links. Who shows a preview reads the document as it
 * comes from the server, so the browser makes none of it.
 */
export function PageHead({ title, description, picture, preview, hidden = false, page = 1 }: Props) {
  const site = useSite()
  const { pathname } = useLocation()
  const siteName = site?.settings.general.siteName ?? ''
  const fullTitle = title ? [title, siteName].filter(Boolean).join(' · ') : (site?.settings.seo.metaTitle ?? siteName)
  const text = description ?? site?.settings.seo.metaDescription ?? ''
  const shownPicture = preview ? prefix + preview : (picture ?? site?.settings.general.heroImage)
  const path = pathname + (page > 1 ? `?page=${page}` : '')
  const missing = site?.untranslated?.path === pathname ? site.untranslated.languages : []
  const address = site && toCanonical(site.siteUrl, missing.includes(language) ? '' : prefix, path)
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={text} />
      {hidden && <meta name="robots" content="noindex" />}
      {!hidden && address && <link rel="canonical" href={address} />}
      {import.meta.env.SSR && (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:locale" content={locale} />
          {siteName && <meta property="og:site_name" content={siteName} />}
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={text} />
          {site && shownPicture && (
            <SharedPicture
              address={new URL(shownPicture, site.siteUrl).href}
              drawn={preview !== undefined}
              alt={(preview ?? picture) ? (title ?? siteName) : siteName}
            />
          )}
          <meta name="twitter:card" content="summary_large_image" />
          {!hidden && address && <meta property="og:url" content={address} />}
          {!hidden && site && !missing.includes(language) && <Alternates siteUrl={site.siteUrl} path={path} missing={missing} />}
        </>
      )}
    </>
  )
}

/** `drawn`: by `src/server/previews`, of a known size. */
const SharedPicture = ({ address, drawn, alt }: { address: string; drawn: boolean; alt: string }) => (
  <>
    <meta property="og:image" content={address} />
    {drawn && (
      <>
        <meta property="og:image:type" content="image/jpeg" />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
      </>
    )}
    <meta property="og:image:alt" content={alt} />
  </>
)

/** The same page in all languages, for search engines. `missing`: those in which its main text is not translated. */
const Alternates = ({ siteUrl, path, missing }: { siteUrl: string; path: string; missing: Language[] }) => (
  <>
    {languages
      .filter((one) => !missing.includes(one))
      .map((one) => (
        <link key={one} rel="alternate" hrefLang={tagOf[one]} href={toCanonical(siteUrl, getPrefix(one), path)} />
      ))}
    <link rel="alternate" hrefLang="x-default" href={toCanonical(siteUrl, '', path)} />
  </>
)

/** Canonical URL: lower case, without trailing slash. */
function toCanonical(siteUrl: string, before: string, path: string): string {
  const [page = '', query] = path.split('?')
  return siteUrl + (before + page.toLowerCase().replace(/\/+$/, '') || '/') + (query ? `?${query}` : '')
}
