import { type MouseEvent, useState } from 'react'
import { newMailLink } from '#domain/contact-links.ts'
import { prefix } from '#words/en/language.ts'
import * as words from '#words/en/share.ts'
import { useSite } from '../layout/use-site.ts'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import type ShareDialog from './share-dialog.tsx'

type Props = {
  title: string
  /** What the link leads to, with dates and guests. */
  text: string
  /** Of this page, with the query that keeps them. */
  path: string
  /** On phones a round button on a photograph. */
  onPhoto?: boolean
}

/**
 * Hands a page on: by the device's own sheet, else by a dialog, which is loaded when it is asked for. Without scripts, or where it cannot be
 * loaded, a link that writes an email.
 */
export function Share({ title, text, path, onPhoto = false }: Props) {
  const site = useSite()
  const [Opened, setOpened] = useState<typeof ShareDialog | null>(null)
  const address = `${site?.siteUrl ?? ''}${prefix}${path}`
  const mail = newMailLink(title, `${text}\n${address}`)
  const open = () =>
    import('./share-dialog.tsx').then(
      ({ default: Dialog }) => setOpened(() => Dialog),
      () => location.assign(mail),
    )
  const share = (event: MouseEvent) => {
    event.preventDefault()
    if (!navigator.share) return void open()
    // Whoever closes the sheet has changed their mind.
    navigator.share({ title, text, url: address }).catch(({ name }: Error) => {
      if (name !== 'AbortError') void open()
    })
  }
  return (
    <>
      <a
        href={mail}
        onClick={share}
        data-live
        className={`link-alone font-semibold text-sm hover:underline ${onPhoto ? 'round-on-phones' : ''}`}
      >
        <Icon shape={icons.share} className="size-4" />
        <span>{words.share}</span>
      </a>
      {Opened && <Opened address={address} mail={mail} text={text} close={() => setOpened(null)} />}
    </>
  )
}
