import { useMatches } from 'react-router'
import type { Villa } from '#contract/villas.ts'
import * as compare from '#words/en/compare.ts'
import * as words from '#words/en/frame.ts'
import { language, prefix } from '#words/en/language.ts'
import { tagOf } from '#words/languages.ts'
import { officeLanguages } from '#words/office-languages.ts'
import { useSite } from '../layout/use-site.ts'
import { describeHouse, describeWay } from './house.ts'
import { describeVilla } from './villa.ts'

/** Pages below the home page by their route, as the menus name them. Pages of law are long: they are sent without a way. */
const PAGES: Readonly<Record<string, readonly [path: string, name: string]>> = {
  'routes/villas': ['/villas', words.ourVillas],
  'routes/compare': ['/compare', compare.compareTheVillas],
  'routes/gallery': ['/gallery', words.galleryPage],
  'routes/amenities': ['/amenities', words.amenitiesPage],
  'routes/attractions': ['/attractions', words.attractionsPage],
  'routes/pricing': ['/pricing', words.pricingPage],
  'routes/booking': ['/booking', words.bookingPage],
}

/** The languages in which the people of the house answer. */
const spoken = officeLanguages.map((language) => tagOf[language])

/** JSON-LD for search engines, and the manifest of the site. Only documents of the server have it: no script reads it. */
export function StructuredData() {
  const site = useSite()
  const last = useMatches().at(-1)
  if (!site || !last) return null
  const toAddress = (path: string) => site.siteUrl + (prefix + path.replace(/^\/$/, '') || '/')
  const home = [words.homePage, toAddress('/')] as const
  const below = ([path, name]: readonly [string, string]) => [name, toAddress(path)] as const
  const villa = last.id === 'routes/villa' ? (last.loaderData as { villa: Villa | null } | undefined)?.villa : null
  const page = PAGES[last.id]
  if (last.id === 'routes/home')
    return (
      <>
        <link rel="manifest" href={`/site.webmanifest?lang=${language}`} />
        <Json of={describeHouse(site, spoken)} />
      </>
    )
  // Parts of a page, such as the second one of a gallery, belong to its first.
  if (page) return site.query === '' ? <Json of={describeWay([home, below(page)])} /> : null
  if (!villa) return null
  const address = toAddress(`/villas/${villa.slug}`)
  return (
    <>
      <Json of={describeVilla(villa, site, address, spoken)} />
      <Json of={describeWay([home, below(['/villas', words.ourVillas]), [villa.name, address]])} />
    </>
  )
}

const Json = ({ of }: { of: object }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every '<' escaped
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(of).replaceAll('<', '\\u003c') }} />
)
