import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as words from '#words/en/office-catalogue.ts'
import { isPictured, Photograph, type Pictured } from '../../content/photograph.tsx'
import { Button } from '../../ui/button.tsx'

type Props = {
  entry: Pictured & { id: number; description: string; featured: boolean }
  category: string
  /** Category filter of the list, part of the links to dialogs. */
  filter: string | undefined
  icon?: string | null
  children?: ReactNode
}

export function EntryCard({ entry, category, filter, icon, children }: Props) {
  const { id, title, description, featured } = entry
  const of = <span className="sr-only"> {title}</span>
  return (
    <article aria-labelledby={`entry-${id}`} className="flex h-full flex-col rounded-soft border border-sand-line bg-limewash">
      {isPictured(entry) && (
        <Photograph
          of={entry}
          sizes="(min-width: 80rem) 24rem, (min-width: 40rem) 45vw, 92vw"
          className="aspect-[5/2] w-full rounded-b-none"
        />
      )}
      <div className="wrap-anywhere flex flex-1 flex-col p-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {icon && <img src={icon} alt="" loading="lazy" className="size-7 object-contain" />}
          <h2 id={`entry-${id}`} className="text-lg">
            {title}
          </h2>
          {featured && (
            <span className="badge text-xs" data-tone="good">
              {words.featured}
            </span>
          )}
        </div>
        <p className="text-ink-soft text-sm">{category}</p>
        {children}
        <p className="mt-2 mb-4 line-clamp-3 text-sm">{description}</p>
        <Form preventScrollReset className="acts mt-auto">
          {filter && <input type="hidden" name="category" value={filter} />}
          <Button name="edit" value={id} small>
            {words.edit}
            {of}
          </Button>
          <Button name="delete" value={id} small>
            {words.deleteIt2}
            {of}
          </Button>
        </Form>
      </div>
    </article>
  )
}
