import { useLayoutEffect, useRef } from 'react'
import { href, useNavigate } from 'react-router'
import { forRoles } from '#domain/accounts/roles.ts'
import { useMay } from '../use-may.ts'
import { useOfficeMenu } from '../use-office-menu.ts'
import { placeKeys } from './place-keys.ts'

/** What a single key presses in the row that has the focus, else on the page: elements name their key as `data-key`. */
const PRESSING = ['E', 'C', 'P', 'M', 'R', 'T', 'ArrowLeft', 'ArrowRight', 'J', 'K', 'X', 'S']
const STEPS: Record<string, number> = { J: 1, K: -1 }
const STEPS_IN_ROWS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
/** Time for the second key after G. */
const SECOND_KEY_MS = 1_500

type Opening = { single: boolean; openSearch: (() => void) | null; openKeys: () => void }

/**
 * Keys of the office. Ctrl K and Shift F10 always; those without a second key only outside of fields, menus and dialogs, and while they
 * are turned on (`single`). What a part of the page has done with a key is left alone.
 */
export function useKeys({ single, openSearch, openKeys }: Opening): void {
  const navigate = useNavigate()
  const { menu } = useOfficeMenu()
  const may = useMay()
  const creates = may(forRoles.management)
  const goingUntil = useRef(0)
  // With the page, not after it: a key that was just turned off does nothing more.
  useLayoutEffect(() => {
    const go = (letter: string) => {
      goingUntil.current = 0
      const to = menu.find(({ place }) => placeKeys[place] === letter)?.pages[0]?.[0]
      if (to) void navigate(to)
      return to !== undefined
    }
    const pressSingle = (event: KeyboardEvent): boolean => {
      const { target, timeStamp } = event
      const key = findKey(event)
      if (timeStamp < goingUntil.current) return go(key)
      if (key === 'G') goingUntil.current = timeStamp + SECOND_KEY_MS
      else if (key === '/' && openSearch) openSearch()
      else if (key === '?') openKeys()
      else if (key === 'N' && creates) void navigate(href('/admin/dashboard/bookings/new'))
      else return stepRow(key, target as Element) || pressIn(target as Element, key)
      return true
    }
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey) return
      if (opensSearch(event) && openSearch) openSearch()
      else if (event.key === 'F10' && event.shiftKey) {
        if (!pressMenu(event.target as Element)) return
      } else if (!single || event.ctrlKey || event.metaKey || isElsewhere(event.target as Element) || !pressSingle(event)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [single, openSearch, openKeys, navigate, menu, creates])
}

/** Letters by their place, as keyboards of owners are also Greek and Cyrillic. */
function findKey({ code, key, shiftKey }: KeyboardEvent): string {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  if (letter === undefined) return key
  return shiftKey ? '' : letter
}

const opensSearch = (event: KeyboardEvent) => (event.ctrlKey || event.metaKey) && !event.shiftKey && findKey(event) === 'K'

const isElsewhere = (target: Element) =>
  target.closest('input, select, textarea, [contenteditable], [popover]') !== null || document.querySelector('dialog[open]') !== null

/** Moves the focus to the first link of the next or previous row, where there are rows; arrows do so only from a row. */
function stepRow(key: string, target: Element): boolean {
  const here = target.closest('[data-row]')
  const step = STEPS[key] ?? (here ? STEPS_IN_ROWS[key] : undefined)
  if (step === undefined) return false
  const rows = [...document.querySelectorAll('main [data-row]')]
  if (rows.length === 0) return false
  const to = here ? rows.indexOf(here) + step : step > 0 ? 0 : rows.length - 1
  rows[to]?.querySelector<HTMLElement>('a, button')?.focus()
  return true
}

const pressMenu = (target: Element): boolean => click(target.closest('[data-row]')?.querySelector('.list-more'))

const pressIn = (target: Element, key: string): boolean =>
  PRESSING.includes(key) && click((target.closest('[data-row]') ?? document.querySelector('main'))?.querySelector(`[data-key="${key}"]`))

function click(element: Element | null | undefined): boolean {
  if (element instanceof HTMLInputElement && element.type === 'search') element.focus()
  else if (element instanceof HTMLElement) element.click()
  return element instanceof HTMLElement
}
