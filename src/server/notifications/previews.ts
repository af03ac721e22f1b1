import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Deps } from '../deps.ts'
import type { Mail } from '../mail/outbox.ts'
import { readSettings } from '../settings/queries.ts'
import { sampleMails } from './localized/samples.ts'

const preview = ({ subject, text, html: page, calendar }: Mail) => html`
  <details>
    <summary>${subject}${calendar ? ' (with a calendar file)' : ''}</summary>
    <iframe sandbox title="${subject}" srcdoc="${page}" style="width:100%;height:640px;border:1px solid #ccc"></iframe>
    <pre style="white-space:pre-wrap;background:#f6f6f6;padding:16px">${text}</pre>
  </details>`

/** `/dev/mails`: all mails as HTML and as text. Development only. */
export const mailPreviews = (deps: Pick<Deps, 'db' | 'env' | 'now'>) =>
  new Hono().get('/dev/mails', async (c) =>
    c.html(
      html`<!doctype html><html lang="en"><meta charset="utf-8"><title>Mails</title><h1>Mails</h1>${sampleMails(await readSettings(deps.db), deps).map(preview)}</html>`,
    ),
  )
