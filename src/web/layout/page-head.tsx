import { useLocation } from 'react-router'
import type { Picture } from '#contract/pictures.ts'
import { language, prefix } from '#words/en/language.ts'
import { getPrefix, type Language, languages, tagOf } from '#words/languages.ts'
import { localeOf } from '#words/locales.ts'
import { useSite } from './use-site.ts'

type Props = {
  /** Omitted on the home page, whose title is a setting. */
  title?: string | undefined
  description?: string | undefined
  picture?: Picture | null | undefined
  /** Instead of it: a picture drawn for shared links, in the page's language (`toPreview`). */
  preview?: string | undefined
  /** A page of law, whose bytes are counted: nothing for social networks, which then show its title and description. */
  brief?: boolean
  /** Adds `noindex`. */
  hidden?: boolean
  /** Page of a long list; the first has no parameter in its address. */
  page?: number | undefined
}

/**
 * Title, description and preview data for browsers, search engines and shared links. Who shows a preview reads the document as it
 * comes from the server, so the browser makes none of it.
 */
export function PageHead({ title, description, picture, preview, hidden = false, brief = false, page = 1 }: Props) {
  const site = useSite()
  const { pathname } = useLocation()
  const fullTitle = title ? [title, site?.titleEnd].filter(Boolean).join(' · ') : (site?.settings.seo.metaTitle ?? '')
  const text = description ?? site?.settings.seo.metaDescription ?? ''
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
        <SharedHead
          title={title}
          fullTitle={fullTitle}
          description={text}
          address={hidden ? undefined : address}
          path={path}
          missing={missing}
          brief={brief}
          picture={picture}
          preview={preview}
        />
      )}
    </>
  )
}

type Shared = Pick<Props, 'title' | 'picture' | 'preview'> & {
  fullTitle: string
  description: string
  /** Undefined on a page that search engines must not list. */
  address: string | undefined
  path: string
  /** Languages in which the page's main text is not translated. */
  missing: Language[]
  brief: boolean
}

/** What only social networks and search engines read. */
function SharedHead({ title, fullTitle, description, address, path, missing, brief, picture, preview }: Shared) {
  const site = useSite()
  const siteName = site?.settings.general.siteName ?? ''
  const shown = preview ? prefix + preview : (picture?.url ?? site?.settings.general.heroImage)
  const alternates = address && site && !missing.includes(language) && <Alternates siteUrl={site.siteUrl} path={path} missing={missing} />
  if (brief) return alternates
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={localeOf[language]} />
      {address && site?.query === '' && <OtherLocales missing={missing} />}
      {siteName && <meta property="og:site_name" content={siteName} />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {site && shown && (
        <SharedPicture
          {...(preview ? DRAWN : picture)}
          address={new URL(shown, site.siteUrl).href}
          alt={(preview ?? picture) ? (title ?? siteName) : siteName}
        />
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {address && <meta property="og:url" content={address} />}
      {alternates}
    </>
  )
}

type Measures = { width: number; height: number; type?: string }

/** By `src/server/previews`. */
const DRAWN: Measures = { width: 1200, height: 630, type: 'image/jpeg' }

const SharedPicture = ({ address, width, height, type, alt }: Partial<Measures> & { address: string; alt: string }) => (
  <>
    <meta property="og:image" content={address} />
    {type && <meta property="og:image:type" content={type} />}
    {width && <meta property="og:image:width" content={String(width)} />}
    {height && <meta property="og:image:height" content={String(height)} />}
    <meta property="og:image:alt" content={alt} />
  </>
)

/** The other languages of the page, for social networks. `missing`: as below. */
const OtherLocales = ({ missing }: { missing: Language[] }) =>
  languages
    .filter((one) => one !== language && !missing.includes(one))
    .map((one) => <meta key={one} property="og:locale:alternate" content={localeOf[one]} />)

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
