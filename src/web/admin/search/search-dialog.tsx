import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { href } from 'react-router'
import * as words from '#words/en/office-search.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { useModal } from '../../ui/use-modal.ts'
import { useFetched } from '../use-fetched.ts'
import { useMay } from '../use-may.ts'
import { useOfficeMenu } from '../use-office-menu.ts'
import { type Entry, type FoundInOffice, type Group, listEntries } from './search-entries.ts'
import { SearchStyles } from './search-styles.tsx'

/** One field for the whole office: what is typed finds stays, messages, documents, pages and what can be done. */
export default function SearchDialog({ close }: { close: () => void }) {
  const { titleId, modal } = useModal(true, close)
  const { typed, type, groups, state, at, choose, onKeyDown, listId } = useSearch()
  const entries = groups.flatMap((group) => group.entries)
  return (
    <dialog {...modal} aria-labelledby={titleId} className="search">
      <SearchStyles />
      <h2 id={titleId} className="sr-only">
        {words.searchOffice}
      </h2>
      <div className="search-field">
        <Icon shape={icons.search} className="size-4.5" />
        <input
          autoFocus
          type="text"
          role="combobox"
          aria-label={words.whatToSearch}
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={entries[at] ? `${listId}-${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={words.whatToSearch}
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" onClick={close}>
          <kbd>{words.pressed.escape}</kbd>
        </button>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field clicks the chosen link */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: closes after a click on one of its links */}
      <div className="search-found" onClick={({ target }) => (target as Element).closest('a') && close()}>
        {entries.length > 0 && <FoundList id={listId} groups={groups} at={at} choose={choose} />}
        <p role="status" className="search-says">
          {state === 'coming' && words.searching}
          {state === 'failed' && words.notSearched}
          {state === 'here' && entries.length === 0 && words.nothingFound(typed.trim())}
        </p>
      </div>
    </dialog>
  )
}

function useSearch() {
  const listId = useId()
  const [typed, type] = useState('')
  const [at, choose] = useState(0)
  const [entering, enter] = useState(false)
  const { menu } = useOfficeMenu()
  const may = useMay()
  const text = typed.trim()
  const read = useFetched<FoundInOffice>(text ? `${href('/admin/dashboard/search')}?${new URLSearchParams({ search: text })}` : null)
  const state = text ? read.state : null
  const groups = listEntries({ text, found: text && read.state === 'here' ? read.answer : null, menu, may })
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)

  // Enter before the answer is here opens the first line of the answer, not of what was there before it.
  useEffect(() => {
    if (!entering || state === 'coming') return
    enter(false)
    document.getElementById(`${listId}-0`)?.click()
  }, [entering, state, listId])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key]
    if (to === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (event.key === 'Enter') return state === 'coming' ? enter(true) : document.getElementById(`${listId}-${at}`)?.click()
    choose(count === 0 ? 0 : ((to ?? 0) + count) % count)
  }
  return {
    listId,
    typed,
    type: (value: string) => {
      type(value)
      choose(0)
    },
    groups,
    state,
    at,
    choose,
    onKeyDown,
  }
}

type ListProps = { id: string; groups: Group[]; at: number; choose: (at: number) => void }

function FoundList({ id, groups, at, choose }: ListProps) {
  let line = -1
  return (
    <div id={id} role="listbox" aria-label={words.searchOffice}>
      {groups.map(({ name, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options of a listbox
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <p id={`${id}-${name}`} className="search-group">
            {words.groups[name]}
          </p>
          {entries.map((entry) => {
            line += 1
            const own = line
            return <Line key={entry.key} id={`${id}-${own}`} entry={entry} chosen={own === at} choose={() => choose(own)} />
          })}
        </div>
      ))}
    </div>
  )
}

type LineProps = { id: string; entry: Entry; chosen: boolean; choose: () => void }

function Line({ id, entry, chosen, choose }: LineProps) {
  const { to, main, more, end, status, shortcut, file } = entry
  const shown: ReactNode = (
    <>
      {status ? <span className="state" data-status={status} aria-hidden="true" /> : <span />}
      <b>{main}</b>
      <span className="search-more">{more}</span>
      <span className="search-end">{shortcut ? <kbd>{shortcut}</kbd> : end}</span>
    </>
  )
  const option = {
    id,
    role: 'option',
    'aria-selected': chosen,
    tabIndex: -1,
    className: 'search-line',
    onPointerMove: choose,
    ref: (line: HTMLAnchorElement | null) => {
      if (chosen) line?.scrollIntoView?.({ block: 'nearest' })
    },
  } as const
  return file ? (
    <a {...option} href={to}>
      {shown}
    </a>
  ) : (
    <Link {...option} to={to}>
      {shown}
    </Link>
  )
}
