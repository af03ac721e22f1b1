import type { Settings } from '#contract/settings.ts'
import { mailLink, phoneLink } from '#domain/contact-links.ts'
import { language } from '#words/en/language.ts'
import { companyLine, yourCode } from '#words/en/mail-frame.ts'
import { tagOf } from '#words/languages.ts'
import type { Bars, Block, Button, Code, EmailTemplate, Photo, Row, Table } from '../email-template.ts'

type Words = Pick<EmailTemplate, 'subject' | 'preheader' | 'blocks' | 'button' | 'photo'>

/**
 * Renders a mail as an HTML page. Uses table layout, because Outlook supports neither `max-width` nor padding of links; loads nothing
 * but the photo, whose address is the same for everybody.
 */
export function mailPage({ subject, preheader, blocks, button, photo }: Words, settings: Settings): string {
  const siteName = escaped(settings.general.siteName)
  const leading = blocks.flatMap((block) => (typeof block === 'object' && 'leading' in block ? (block.leading ?? []) : []))
  return `<!doctype html><html lang="${tagOf[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escaped(subject)}</title><style>${STYLES}</style></head>
<body class="page" style="margin:0;padding:0;background:${LIGHT.page}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(preheader)}${PADDING}</div>
<div role="article" aria-roledescription="email" aria-label="${escaped(subject)}" lang="${tagOf[language]}">
<table ${LAYOUT} width="100%" class="page" bgcolor="${LIGHT.page}" style="background:${LIGHT.page}"><tr><td align="center" style="padding:24px 8px">
<!--[if mso]><table ${LAYOUT} width="600"><tr><td><![endif]-->
<table ${LAYOUT} width="100%" style="max-width:600px;text-align:left">
<tr><td class="ink" style="padding:0 16px 16px;color:${LIGHT.ink};font:20px/28px ${SERIF}">${siteName}</td></tr>
<tr><td class="card" bgcolor="${LIGHT.card}" style="padding:28px 16px 12px;border:1px solid ${LIGHT.line};border-radius:8px;background:${LIGHT.card}">
<h1 class="ink" style="margin:0 0 20px;color:${LIGHT.ink};font:24px/32px ${SERIF};${WRAP}">${lines(subject)}</h1>
${photo ? photoHtml(photo) : ''}
${leading.map(leadingHtml).join('\n')}
${blocks.map((block) => blockHtml(block, leading)).join('\n')}
${button ? buttonHtml(button) : ''}</td></tr>
<tr><td class="soft" style="padding:16px 16px 0;color:${LIGHT.soft};font:14px/22px ${SANS};${WRAP}">${signature(settings)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></div></body></html>`
}

const LIGHT = { page: '#fbfaf7', card: '#ffffff', ink: '#12283a', soft: '#4a5d6b', line: '#e3d9ca' }
const DARK = { page: '#0d171f', card: '#15242f', ink: '#efeae1', soft: '#b3c1cb', line: '#33475a', bar: '#7fb8d6' }
const BUTTON = '#b4512f'
const BAR = '#1c5d7c'

const SANS = "'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const SERIF = "Georgia,'Times New Roman',serif"

// All mail programs keep inline styles; only the media queries for dark mode and wide screens need a style sheet.
const STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (min-width:480px){.card{padding:32px 32px 16px!important}}
@media (prefers-color-scheme:dark){.page{background:${DARK.page}!important}.card{background:${DARK.card}!important;border-color:${DARK.line}!important}
.ink{color:${DARK.ink}!important}.soft{color:${DARK.soft}!important}.row{border-color:${DARK.line}!important}.bar{background:${DARK.bar}!important}}`

const LAYOUT = 'role="presentation" border="0" cellpadding="0" cellspacing="0"'

// Break only words longer than a line. Labels never break; the longest one sets the width of their column.
const WRAP = 'overflow-wrap:anywhere'

// Otherwise mail programs append body text to the preheader.
const PADDING = '&#847;&zwnj;&nbsp;'.repeat(100)

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? character)

// Dates break only after the weekday, order ids never.
const lines = (text: string) =>
  escaped(text)
    .replaceAll(/day, (\w+) (\d{1,2}), (\d{4})/g, 'day, $1&nbsp;$2,&nbsp;$3')
    .replaceAll(/\bVB-[\w-]{1,20}\b/g, '<span style="white-space:nowrap">$&</span>')
    .replaceAll('\n', '<br>')

function blockHtml(block: Block, leading: readonly Row[]): string {
  if (typeof block === 'string') return paragraph(lines(block))
  if ('code' in block) return codeHtml(block)
  return 'bars' in block ? barsHtml(block) : tableHtml(block, leading)
}

/** Outlook takes the width of the attribute; the others fit the picture to the mail. */
const photoHtml = ({ url, alt, width, height }: Photo) =>
  `<img src="${escaped(url)}" alt="${escaped(alt)}" width="${width}" height="${height}" style="display:block;width:100%;max-width:${width}px;height:auto;margin:0 0 20px;border:0;border-radius:6px;color:${LIGHT.soft};font:15px/22px ${SANS}">`

const leadingHtml = ([label, value]: Row) =>
  `<p class="ink" style="margin:0 0 16px;color:${LIGHT.ink};font:19px/27px ${SERIF};${WRAP}"><span class="soft" style="color:${LIGHT.soft};font:14px/22px ${SANS}">${escaped(label)}</span><br>${valueHtml(value)}</p>`

const paragraph = (html: string) => `<p class="ink" style="margin:0 0 16px;color:${LIGHT.ink};font:16px/25px ${SANS};${WRAP}">${html}</p>`

const codeHtml = ({ code }: Code) =>
  paragraph(yourCode(`<strong style="font-size:26px;line-height:36px;letter-spacing:3px;white-space:nowrap">${escaped(code)}</strong>`))

/** All tables of a mail have the same width of the label column. */
const tableHtml = ({ title, rows, note = '' }: Table, leading: readonly Row[]): string =>
  factsHtml(title, rows.filter((row) => !leading.includes(row)).map(rowHtml), note)

function factsHtml(title: string, rows: readonly string[], note: string): string {
  const below = note ? `<p class="soft" style="margin:8px 0 0;color:${LIGHT.soft};font:14px/22px ${SANS};${WRAP}">${lines(note)}</p>` : ''
  return `<div style="margin:0 0 24px"><h2 class="ink" style="margin:24px 0 8px;color:${LIGHT.ink};font:18px/26px ${SERIF};${WRAP}">${escaped(title)}</h2>
<table class="facts" border="0" cellpadding="0" cellspacing="0" width="100%" style="width:100%">${rows.join('\n')}</table>${below}</div>`
}

const CELL = `border-top:1px solid ${LIGHT.line};font:15px/22px ${SANS};text-align:left;vertical-align:top`

const rowHtml = ([label, value]: Row) =>
  `<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;${CELL};font-weight:normal;color:${LIGHT.soft}">${escaped(label)}</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;${CELL};color:${LIGHT.ink};${WRAP}">${valueHtml(value)}</td></tr>`

/** Bars are cells of a table with a width: Outlook draws nothing else in a length, and many mail programs load no picture. */
const barsHtml = ({ title, bars, note }: Bars): string => factsHtml(title, bars.map(barHtml), note)

const barHtml = ({ label, value, share }: Bars['bars'][number]) =>
  `<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;${CELL};font-weight:normal;color:${LIGHT.soft}">${escaped(label)}</th>
<td class="ink row" width="18%" align="left" valign="top" style="width:18%;padding:8px 12px 8px 0;${CELL};color:${LIGHT.ink};white-space:nowrap">${escaped(value)}</td>
<td class="row" valign="middle" style="padding:8px 0;border-top:1px solid ${LIGHT.line}">${share > 0 ? renderBar(Math.max(1, Math.round(share * 100))) : ''}</td></tr>`

const renderBar = (percent: number) =>
  `<table ${LAYOUT} width="${percent}%" style="width:${percent}%"><tr class="bar-row"><td class="bar" bgcolor="${BAR}" height="14" style="height:14px;line-height:14px;font-size:1px;background:${BAR}">&nbsp;</td></tr></table>`

const valueHtml = (value: Row[1]) =>
  typeof value === 'string'
    ? lines(value)
    : `<a href="${escaped(value.url)}" class="ink" style="color:${LIGHT.ink}">${lines(value.text)}</a>`

/** Outlook takes colour and padding from the cell; elsewhere the padding belongs to the link, so that all of it can be tapped. */
const buttonHtml = ({ label, url }: Button) =>
  `<table ${LAYOUT} style="margin:8px 0 20px"><tr><td bgcolor="${BUTTON}" style="border-radius:6px;background:${BUTTON};mso-padding-alt:13px 24px">
<a href="${escaped(url)}" style="display:inline-block;padding:13px 24px;border-radius:6px;color:#ffffff;font:bold 16px/22px ${SANS};text-decoration:none">${escaped(label)}</a></td></tr></table>`

function signature({ company, contact }: Settings): string {
  const link = (href: string, text: string) => `<a href="${escaped(href)}" class="soft" style="color:${LIGHT.soft}">${escaped(text)}</a>`
  const phone = link(phoneLink(contact.phone), contact.phone)
  const email = link(mailLink(contact.email), contact.email)
  return `${escaped(companyLine(company.legalName, company.taxNumber, company.address))}<br>${phone} · ${email}`
}
