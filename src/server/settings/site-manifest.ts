import { Hono } from 'hono'
import { getPrefix, languages, tagOf } from '#words/languages.ts'
import type { Deps } from '../deps.ts'
import { currentSettings } from './queries.ts'
import { translateSettings } from './translate-settings.ts'

/** How a guest's telephone keeps the site on its first screen. Browsers ask for it without cookies, so the language is in the address. */
export const siteManifest = (deps: Deps) =>
  new Hono().get('/site.webmanifest', async (c) => {
    const language = languages.find((one) => one === c.req.query('lang')) ?? 'en'
    const { general } = (await translateSettings(deps.db, language, await currentSettings(deps))).settings
    const manifest = {
      id: '/',
      name: general.siteName,
      description: general.tagline,
      lang: tagOf[language],
      start_url: getPrefix(language) || '/',
      scope: '/',
      display: 'browser',
      background_color: '#fbfaf7',
      theme_color: '#fbfaf7',
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
      ],
    }
    return c.body(JSON.stringify(manifest), 200, {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
  })
