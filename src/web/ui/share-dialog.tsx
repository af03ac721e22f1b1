import { useState } from 'react'
import { whatsAppLink } from '#domain/contact-links.ts'
import * as words from '#words/en/share.ts'
import { Button, toClass } from './button.tsx'
import { CopyField } from './copy-field.tsx'
import { Dialog } from './dialog.tsx'

type Props = { address: string; mail: string; text: string; close: () => void }

/** Where the device has no sheet of its own: the link to copy, an email or WhatsApp. */
export default function ShareDialog({ address, mail, text, close }: Props) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      // The field can be copied by hand.
      () => undefined,
    )
  return (
    <Dialog open close={close} title={words.shareThisPage}>
      <div className="grid gap-4">
        <CopyField label={words.link} value={address} />
        <div className="flex flex-wrap gap-3">
          <Button type="button" look="act" onClick={copy}>
            {words.copy}
          </Button>
          <a href={mail} className={toClass({})}>
            {words.byEmail}
          </a>
          <a href={whatsAppLink(`${text} ${address}`)} target="_blank" rel="noreferrer" className={toClass({})}>
            {words.whatsApp}
          </a>
        </div>
        <p role="status" className="min-h-6 text-olive text-sm">
          {copied && words.copied}
        </p>
      </div>
    </Dialog>
  )
}
