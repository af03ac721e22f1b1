import { Hono } from 'hono'
import { languages } from '#words/languages.ts'
import { minutesAfter } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { currentSettings } from './queries.ts'

const HALF_A_YEAR = 182 * 24 * 60
const PASSWORD_PAGE = '/your-data#your-password'

/** Where researchers report a fault (RFC 9116), and where password managers lead to change a password. */
export const wellKnownRoutes = (deps: Deps) =>
  new Hono()
    .get('/.well-known/security.txt', async (c) => {
      const { contact } = await currentSettings(deps)
      const { siteUrl } = deps.env
      const lines = [
        // An address of several lines would write lines of its own.
        `Contact: mailto:${contact.email.replace(/\s.*/s, '')}`,
        `Expires: ${minutesAfter(deps.now(), HALF_A_YEAR).toISOString()}`,
        `Preferred-Languages: ${languages.join(', ')}`,
        `Canonical: ${siteUrl}/.well-known/security.txt`,
      ]
      return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=3600' })
    })
    .get('/.well-known/change-password', (c) => c.redirect(PASSWORD_PAGE))
