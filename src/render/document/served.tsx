import { type ComponentProps, type ComponentType, type MouseEvent, use, useState } from 'react'
import { useNavigate } from 'react-router'
import { prefix } from '#words/en/language.ts'
import { FirstPaint, type ServedParts } from './first-paint.ts'

type Name = keyof ServedParts

type Props<N extends Name> = {
  name: N
  /** The components, for documents that came without them. Made once by `lazy`. */
  Loaded: ComponentType<ComponentProps<ServedParts[N]>>
  with: ComponentProps<ServedParts[N]>
}

/**
 * A part without interaction: the browser keeps the HTML of the document, and loads no components for it. They are loaded where the
 * visitor comes from another page. Its links work as everywhere.
 */
export function Served<N extends Name>({ name, Loaded, with: props }: Props<N>) {
  const navigate = useNavigate()
  const render = use(FirstPaint)?.served
  const [inDocument] = useState(() => (render ? null : document.querySelector(`[data-served=${name}]`)?.innerHTML))
  const served = render ? render.html(name, props) : inDocument
  const Content = (render?.components[name] ?? Loaded) as ComponentType<object>
  if (!served) {
    return (
      <div data-served={name}>
        <Content {...(props as object)} />
      </div>
    )
  }
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (!link || link.target || link.hreflang || link.origin !== location.origin || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate((link.pathname.slice(prefix.length) || '/') + link.search + link.hash)
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server rendered, unchanged
  // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
  // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked
  return <div data-served={name} onClick={follow} dangerouslySetInnerHTML={{ __html: served }} />
}
