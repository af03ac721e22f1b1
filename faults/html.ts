import type { Fault } from './fault.ts'

/** Of headers, caches, search engines and valid HTML. */
export const html: readonly Fault[] = [
  {
    title: 'pages can be shown in a frame of another site',
    file: 'src/server/http/headers.ts',
    from: '    "frame-ancestors \'none\'",\n',
    to: '',
    seenBy: ['tests/security/pages.test.ts', 'tests/security/hostile-requests.test.ts > every response has security headers'],
  },
  {
    title: 'cookies are also sent without encryption',
    file: 'src/server/http/headers.ts',
    from: 'if (secure) encryptCookies(headers)',
    to: '',
    seenBy: ['tests/security/pages.test.ts', 'tests/security/hostile-requests.test.ts > every cookie is HttpOnly'],
  },
  {
    title: 'scripts can read the cookies of pages',
    file: 'src/web/cookies.server.ts',
    from: 'httpOnly: true',
    to: 'httpOnly: false',
    seenBy: ['tests/security/pages.test.ts', 'tests/security/hostile-requests.test.ts > every cookie is HttpOnly'],
  },
  {
    title: 'every category of the gallery is the first one that somebody opened',
    file: 'src/web/pages.ts',
    from: "parameters: ['category', 'page']",
    to: "parameters: ['page']",
    seenBy: [
      'tests/page-parameters.test.ts',
      'tests/page-cache.test.ts',
      'tests/stories/content.test.ts > one category at a time',
      'tests/e2e/content-pages.test.ts > the gallery changes its category',
    ],
  },
  {
    title: 'an unchanged page is sent whole again',
    file: 'src/render/page-cache.ts',
    from: 'if (known === etag) return unchanged',
    to: '',
    seenBy: ['tests/page-cache.test.ts', 'tests/stories/page-cache.test.ts > not sent again unchanged'],
  },
  {
    title: 'a script in the description of a villa runs on its page',
    file: 'src/web/structured/structured-data.tsx',
    from: ".replaceAll('<', '\\\\u003c')",
    to: '',
    seenBy: [
      'tests/security/strangers-words.test.ts',
      'tests/security/injection.test.ts',
      'tests/e2e/walks/hostile-words.test.ts > hostile text',
      'tests/stories/content.test.ts > also as structured data',
      'tests/security/pages.test.ts',
    ],
  },
  {
    title: 'two elements of the page of a stay have the same id',
    file: 'src/web/stay/review-panel.tsx',
    from: 'id="review-words"',
    to: 'id="content"',
    seenBy: [
      'tests/stories/valid-html.test.ts > also with the errors',
      'tests/stories/guests-and-hosts.test.ts > a guest reviews a past stay',
    ],
  },
  {
    title: 'browsers fetch personal pages before somebody opens them',
    file: 'src/render/document/first-paint.server.tsx',
    from: 'pages.filter(({ cached }) => cached)',
    to: 'pages',
    seenBy: ['tests/stories/page-cache.test.ts > may fetch public pages ahead'],
  },
  {
    title: 'the first paint does not wait for the text on the photograph',
    file: 'src/render/document/first-paint.server.tsx',
    from: "['first-screen', 'header'].map",
    to: "['header'].map",
    seenBy: ['tests/stories/pages.test.ts', 'tests/e2e/first-paint.test.ts > is not blocked'],
  },
  {
    title: 'search engines do not know the default language of a page',
    file: 'src/web/layout/page-head.tsx',
    from: '    <link rel="alternate" hrefLang="x-default" href={toCanonical(siteUrl, \'\', path)} />\n',
    to: '',
    seenBy: ['tests/languages.test.ts'],
  },
  {
    title: 'search engines list personal pages',
    file: 'src/web/layout/page-head.tsx',
    from: '{hidden && <meta name="robots" content="noindex" />}',
    to: '',
    seenBy: ['tests/stories/pages.test.ts > search engines list'],
  },
]
