import type { Settings } from '#contract/settings.ts'
import type { Mail } from './outbox.ts'

/** A paragraph, or a table of label and value. */
export type Block = string | [label: string, value: string][]

export type Letter = {
  occasion: string
  to: string
  subject: string
  blocks: Block[]
  button?: { label: string; url: string }
  calendar?: string
}

/** One letter as plain text and as HTML that every mail program shows: tables and inline styles. */
export function asMail(letter: Letter, { company, contact, general }: Settings): Mail {
  const signature = `${company.legalName}, PIB ${company.taxNumber}, ${company.address}\n${contact.phone} · ${contact.email}`
  const text = [...letter.blocks.map(blockText), letter.button ? `${letter.button.label}: ${letter.button.url}` : '', '--', signature]
  return {
    occasion: letter.occasion,
    to: letter.to,
    subject: oneLine(letter.subject),
    text: text.filter(Boolean).join('\n\n'),
    html: page(letter, general.siteName, signature),
    ...(letter.calendar ? { calendar: letter.calendar } : {}),
  }
}

/** A line break in a header would begin a new one. */
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ')

const blockText = (block: Block): string =>
  typeof block === 'string' ? block : block.map(([label, value]) => `${label}: ${value}`).join('\n')

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? character)

// Some mail programs forget the page's font within tables.
const INK = 'color:#12283a;font:16px/1.5 Georgia,serif'

function blockHtml(block: Block): string {
  if (typeof block === 'string') return `<p style="margin:0 0 16px">${escaped(block).replaceAll('\n', '<br>')}</p>`
  const rows = block.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">${escaped(label)}</th>` +
      `<td style="padding:6px 0">${escaped(value)}</td></tr>`,
  )
  return `<table style="border-collapse:collapse;margin:0 0 16px;${INK}">${rows.join('')}</table>`
}

function page({ subject, blocks, button }: Letter, siteName: string, signature: string): string {
  const link = button
    ? `<p style="margin:24px 0"><a href="${escaped(button.url)}" style="background:#b4512f;color:#ffffff;padding:12px 20px;text-decoration:none;border-radius:4px">${escaped(button.label)}</a></p>`
    : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#fbfaf7"><div style="max-width:600px;margin:0 auto;padding:32px 20px;background:#fbfaf7;overflow-wrap:anywhere;${INK}">
<p style="font-size:20px;margin:0 0 24px">${escaped(siteName)}</p>${blocks.map(blockHtml).join('')}${link}
<p style="border-top:1px solid #e3d9ca;padding-top:16px;color:#4a5d6b;font-size:14px">${escaped(signature).replaceAll('\n', '<br>')}</p></div></body></html>`
}
