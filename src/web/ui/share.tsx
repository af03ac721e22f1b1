import { type MouseEvent, useState } from 'react'
import { newMailLink, whatsAppLink } from '#domain/contact-links.ts'
import { prefix } from '#words/en/language.ts'
import * as words from '#words/en/share.ts'
import { useSite } from '../layout/use-site.ts'
import { Button, toClass } from './button.tsx'
import { CopyField } from './copy-field.tsx'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'

/** `text`: what the link leads to, with dates and guests. `path`: of this page, with the query that keeps them. */
type Props = { title: string; text: string; path: string }

/** Hands a page on: by the device's own sheet, else by a link to copy, an email or WhatsApp. Without scripts a link that writes an email. */
export function Share({ title, text, path }: Props) {
  const site = useSite()
  const [open, setOpen] = useState(false)
  const address = `${site?.siteUrl ?? ''}${prefix}${path}`
  const mail = newMailLink(title, `${text}\n${address}`)
  const share = (event: MouseEvent) => {
    event.preventDefault()
    if (!navigator.share) return setOpen(true)
    // Whoever closes the sheet has changed their mind.
    navigator.share({ title, text, url: address }).catch(({ name }: Error) => name !== 'AbortError' && setOpen(true))
  }
  return (
    <>
      <a href={mail} onClick={share} data-live className="link-alone font-semibold text-sm hover:underline">
        <Icon shape={icons.share} className="size-4" />
        {words.share}
      </a>
      <Dialog open={open} close={() => setOpen(false)} title={words.shareThisPage}>
        <Ways address={address} mail={mail} message={`${text} ${address}`} />
      </Dialog>
    </>
  )
}

function Ways({ address, mail, message }: { address: string; mail: string; message: string }) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      // The field can be copied by hand.
      () => undefined,
    )
  return (
    <div className="grid gap-4">
      <CopyField label={words.link} value={address} />
      <div className="flex flex-wrap gap-3">
        <Button type="button" look="act" onClick={copy}>
          {words.copy}
        </Button>
        <a href={mail} className={toClass({})}>
          {words.byEmail}
        </a>
        <a href={whatsAppLink(message)} target="_blank" rel="noreferrer" className={toClass({})}>
          {words.whatsApp}
        </a>
      </div>
      <p role="status" className="min-h-6 text-olive text-sm">
        {copied && words.copied}
      </p>
    </div>
  )
}
