import type { Settings } from '#contract/settings.ts'
import { companyLine, yourCode } from '#words/en/mail-frame.ts'
import type { Block, EmailTemplate, Row } from '../email-template.ts'
import type { Mail } from '../outbox.ts'
import { mailPage } from './mail-page.ts'

/** Renders a template as plain text and HTML. */
export function asMail(template: EmailTemplate, settings: Settings): Mail {
  const { kind, about, to, blocks, button, calendar, unsubscribe } = template
  const subject = oneLine(template.subject)
  const sections = [...blocks.map(blockText), ...(button ? [`${button.label}: ${button.url}`] : []), '--', signatureText(settings)]
  return {
    occasion: `${kind} ${about}`,
    to,
    subject,
    text: sections.join('\n\n'),
    html: mailPage({ ...template, subject, preheader: oneLine(template.preheader) }, settings),
    ...(calendar ? { calendar } : {}),
    ...(unsubscribe ? { unsubscribe } : {}),
  }
}

/** Prevents header injection. */
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ')

/** A part of a mail as plain text. */
export function blockText(block: Block): string {
  if (typeof block === 'string') return block
  if ('code' in block) return yourCode(block.code)
  if ('bars' in block) return [block.title, ...block.bars.map(({ label, value }) => `${label}: ${value}`), block.note].join('\n')
  const { title, rows, note } = block
  return [title, ...rows.map(([label, value]) => `${label}: ${valueText(value)}`), ...(note ? [note] : [])].join('\n')
}

export const valueText = (value: Row[1]): string => (typeof value === 'string' ? value : `${value.text}, ${value.url}`)

const signatureText = ({ company, contact }: Settings): string =>
  `${companyLine(company.legalName, company.taxNumber, company.address)}\n${contact.phone} · ${contact.email}`
