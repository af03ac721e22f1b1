import { useEffect } from 'react'
import { Form, href, Outlet, useLocation } from 'react-router'
import { language, languageLabel } from '#words/en/language.ts'
import { backToWebsite } from '#words/en/office-frame.ts'
import { nameOf, tagOf } from '#words/languages.ts'
import { officeLanguages } from '#words/office-languages.ts'
import '../../admin/door.css'
import { Intent } from '../../forms/intent.tsx'
import { LoadingLine } from '../../layout/loading-line.tsx'
import { siteStyles } from '../../layout/site-styles.tsx'
import { SkipLink } from '../../layout/skip-link.tsx'
import { useSite } from '../../layout/use-site.ts'
import { Link } from '../../ui/link.tsx'
import type { Route } from './+types/door'

export const links = siteStyles

// What belongs to the office stays on the server: visitors get none of its scripts.
export const loader = () => ({ language, languages: officeLanguages, backToWebsite })

/** In front of the office: no menu for guests, the language of the office in this browser. */
export default function Door({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const { siteName, tagline } = useSite()?.settings.general ?? {}
  // The scripts are those of another page in another language.
  const other = loaderData.language !== language
  useEffect(() => {
    if (other) location.reload()
  }, [other])
  return (
    <div data-page className="door">
      <SkipLink />
      <LoadingLine />
      <div className="door-form">
        <header>
          <p className="font-display text-lg">{siteName}</p>
          <Link to={href('/')} reloadDocument className="link link-alone">
            {loaderData.backToWebsite}
          </Link>
        </header>
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
        <footer className="door-languages">
          <Form method="post" action={href('/admin')} reloadDocument>
            <Intent is="language" />
            <input type="hidden" name="page" value={pathname + search} />
            <fieldset>
              <legend className="sr-only">{languageLabel}</legend>
              {loaderData.languages.map((one) => (
                <button key={one} type="submit" name="language" value={one} lang={tagOf[one]} aria-pressed={one === language}>
                  {nameOf[one]}
                </button>
              ))}
            </fieldset>
          </Form>
        </footer>
      </div>
      <aside aria-label={siteName} className="door-sea">
        <p>{tagline}</p>
        <Waves />
      </aside>
    </div>
  )
}

const lines = [0, 70, 140, 210, 280, 350, 420]

/** A coast on a chart: water, and lines of its depth. */
const Waves = () => (
  <svg viewBox="0 0 760 700" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    {lines.map((by, at) => (
      <path
        key={by}
        d={`M-20 ${480 + by}C180 ${300 + by} 330 ${430 + by} 480 ${260 + by}S640 ${20 + by} 800 ${10 + by}V900H-20Z`}
        fill={at === 0 ? 'currentColor' : 'none'}
        stroke={at === 0 ? 'none' : 'var(--color-aegean)'}
        strokeOpacity={0.5 - at * 0.06}
        strokeWidth="2"
      />
    ))}
  </svg>
)
