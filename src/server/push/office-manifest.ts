import { Hono } from 'hono'
import { languages } from '#words/languages.ts'
import { officeManifestIn } from '#words/office-manifest.ts'
import { officeLink } from '../mail/office-link.ts'

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const shortcut = (name: string, path: string) => ({ name, url: officeLink('', path) })

/** How a telephone installs the back office. Browsers ask for it without cookies, so the language is in the address. */
export const officeManifest = () =>
  new Hono().get('/office.webmanifest', (c) => {
    const asked = c.req.query('lang')
    const words = officeManifestIn[languages.find((language) => language === asked) ?? 'en']
    const manifest = {
      id: '/admin',
      name: words.name,
      short_name: words.shortName,
      // The page in front of the office, because the pages behind it are not found by those who are signed out.
      start_url: '/admin',
      scope: '/admin',
      display: 'standalone',
      background_color: '#f4efe6',
      theme_color: '#12283a',
      icons: [icon('office-192', 192, 'any'), icon('office-512', 512, 'any'), icon('office-maskable-512', 512, 'maskable')],
      shortcuts: [shortcut(words.today, ''), shortcut(words.calendar, '/bookings?tab=timeline'), shortcut(words.inbox, '/support')],
    }
    return c.body(JSON.stringify(manifest), 200, {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
  })
