import { createHash } from 'node:crypto'
import { apiMessagesIn } from '#words/api-messages.ts'
import { getPrefix, type Language, tagOf } from '#words/languages.ts'

/** Redirect target when an answer proves nothing or could not be processed. Needs no database and reveals nothing. */
export const PAYMENT_CHECK_PATH = '/payment-check'

const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#fbfaf7;color:#12283a;font:17px/1.6 Georgia,'Times New Roman',serif}
main{max-width:36rem;margin:0 auto;padding:12vh 1.25rem 3rem}
h1{font-weight:500;font-size:1.9rem;line-height:1.2;margin:0 0 1rem}
p{margin:0 0 1rem}
nav{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:2rem}
a{display:inline-block;min-height:44px;padding:.6rem 1.1rem;border:1px solid #12283a;border-radius:4px;color:#12283a;text-decoration:none}
a.main{background:#b4512f;border-color:#b4512f;color:#fff}
a:focus-visible{outline:3px solid #1f6f8b;outline-offset:2px}
`

type Visitor = { signedIn: boolean; language: Language }

function pageFor({ signedIn, language }: Visitor): string {
  const words = apiMessagesIn[language]
  const site = getPrefix(language)
  const reservations = `${site}${signedIn ? '/reservations' : '/login?redirect=/reservations'}`
  return `<!doctype html>
<html lang="${tagOf[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${words.title}</title><style>${STYLE}</style></head>
<body><main><h1>${words.heading}</h1>
<p>${words.whatHappens}</p>
<nav><a class="main" href="${reservations}">${words.myReservations}</a><a href="${site || '/'}">${words.returnToHome}</a></nav>
</main></body></html>
`
}

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`

/** The page; its content depends only on its language and on whether the link must lead through the login. */
export const paymentCheckPage = (visitor: Visitor): Response =>
  new Response(pageFor(visitor), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
    },
  })
