import { html, raw } from 'hono/html'
import { type PageLanguage, pageWords } from './page-words.ts'

type Content = ReturnType<typeof html>

/** Every page states in large letters that the bank is simulated. */
export const page = (title: string, content: Content, lang: PageLanguage = 'en') => html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${pageWords[lang].simulator}</title>
<link rel="icon" href="data:,">
<style>${raw(STYLE)}</style>
</head>
<body>
<header><p class="sim">SIMULATOR</p><p>${pageWords[lang].plays}</p></header>
<main>${content}</main>
</body>
</html>`

const STYLE = `
*{box-sizing:border-box}
body{margin:0;font:17px/1.5 system-ui,sans-serif;color:#1c2733;background:#f3f5f7}
header{background:#5a1846;color:#fff;padding:12px 20px;text-align:center}
header p{margin:0}.sim{font-size:28px;font-weight:800;letter-spacing:.2em}
main{max-width:44rem;margin:24px auto;padding:24px 20px;background:#fff;border:1px solid #d5dbe1}
h1{font-size:24px;margin:0 0 16px}h2{font-size:19px;margin:28px 0 8px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 20px}dt{color:#4b5a68}dd{margin:0;overflow-wrap:anywhere}
label{display:block;margin:0 0 12px}input,select{display:block;width:100%;font:inherit;padding:10px;border:1px solid #6b7986;border-radius:4px;min-height:44px}
.row{display:grid;grid-template-columns:1fr 1fr 1fr;gap:12px}
button,.button{font:inherit;min-height:44px;padding:10px 18px;border:1px solid #5a1846;border-radius:4px;background:#fff;color:#5a1846;cursor:pointer;text-decoration:none;display:inline-block;white-space:nowrap;margin:0 8px 8px 0}
button.main{background:#5a1846;color:#fff}
.wrong{border-left:4px solid #a4262c;padding:8px 12px;background:#fdf3f3;color:#8a1f24}
table{border-collapse:collapse;width:100%;font-size:15px}th,td{text-align:left;padding:6px 8px;border-bottom:1px solid #e3e8ec;vertical-align:top;overflow-wrap:anywhere}
code{font-size:15px}:focus-visible{outline:3px solid #1c5d7c;outline-offset:2px}
`
