import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api'
import { expect } from 'vitest'
import { getText, isShown, says, tidy, type Words } from './elements.ts'
import { currentValue, type Locator } from './locator.ts'
import type { FormPage } from './page.ts'

type Verdict = { pass: boolean; message: () => string; actual?: unknown; expected?: unknown }

const verdict = (pass: boolean, what: string, actual?: unknown, expected?: unknown): Verdict => ({
  pass,
  message: () =>
    `${what}${expected === undefined ? '' : `: expected ${show(expected)}`}${actual === undefined ? '' : `, found ${show(actual)}`}`,
})
const show = (value: unknown): string => (value instanceof RegExp ? String(value) : (JSON.stringify(value) ?? String(value)))

const exactly = (said: string | null, wanted: Words): boolean => said !== null && says(said, wanted, true)

function texts(locator: Locator, wanted: Words | readonly Words[], fits: (said: string, words: Words) => boolean, what: string): Verdict {
  if (wanted instanceof RegExp || typeof wanted === 'string') {
    const said = getText(locator.one())
    return verdict(fits(said, wanted), `${locator.written} ${what}`, said, wanted)
  }
  const said = locator.elements().map(getText)
  const pass = said.length === wanted.length && said.every((one, index) => fits(one, wanted[index] ?? ''))
  return verdict(pass, `${locator.written} ${what}`, said, wanted)
}

const named = (read: (element: Element) => string) => (locator: Locator, wanted: Words) => {
  const said = tidy(read(locator.one()))
  return verdict(exactly(said, wanted), locator.written, said, wanted)
}

const matchers = {
  toBeVisible: (locator: Locator) => verdict(locator.elements().some(isShown), `${locator.written} is visible`),
  toBeHidden: (locator: Locator) => verdict(!locator.elements().some(isShown), `${locator.written} is hidden`),
  toBeAttached: (locator: Locator) => verdict(locator.elements().length > 0, `${locator.written} is in the document`),
  toHaveCount: (locator: Locator, wanted: number) =>
    verdict(locator.elements().length === wanted, `number of ${locator.written}`, locator.elements().length, wanted),
  toHaveText: (locator: Locator, wanted: Words | readonly Words[]) => texts(locator, wanted, exactly, 'has the text'),
  toContainText: (locator: Locator, wanted: Words | readonly Words[]) => texts(locator, wanted, says, 'contains the text'),
  toHaveValue: (locator: Locator, wanted: Words) => {
    const value = currentValue(locator.one())
    return verdict(wanted instanceof RegExp ? wanted.test(value) : value === wanted, `value of ${locator.written}`, value, wanted)
  },
  toHaveAttribute: (locator: Locator, name: string, wanted?: Words) => {
    const value = locator.one().getAttribute(name)
    const pass = wanted === undefined ? value !== null : wanted instanceof RegExp ? wanted.test(value ?? '') : value === wanted
    return verdict(pass, `${name} of ${locator.written}`, value, wanted)
  },
  toBeChecked: (locator: Locator) => verdict((locator.one() as HTMLInputElement).checked, `${locator.written} is checked`),
  toBeDisabled: (locator: Locator) =>
    verdict(locator.one().matches('[disabled], fieldset[disabled] *, [aria-disabled=true]'), `${locator.written} is disabled`),
  toBeEnabled: (locator: Locator) =>
    verdict(!locator.one().matches('[disabled], fieldset[disabled] *, [aria-disabled=true]'), `${locator.written} can be used`),
  toHaveAccessibleName: named((element) => computeAccessibleName(element)),
  toHaveAccessibleDescription: named((element) => computeAccessibleDescription(element)),
  /** A path is compared with path and query; `**` is not understood. */
  toHaveURL: (page: FormPage, wanted: Words) => {
    const { pathname, search, hash, href } = new URL(page.url())
    const path = pathname + search + hash
    const pass = wanted instanceof RegExp ? wanted.test(href) : wanted === path || wanted === href
    return verdict(pass, 'address of the page', path, wanted)
  },
}

expect.extend(matchers)

type Texts = (wanted: Words | readonly Words[]) => void
type Named = (wanted: Words) => void

interface PageMatchers {
  toBeVisible(): void
  toBeHidden(): void
  toBeAttached(): void
  toHaveCount(wanted: number): void
  toHaveText: Texts
  toContainText: Texts
  toHaveValue: Named
  toHaveAttribute(name: string, wanted?: Words): void
  toBeChecked(): void
  toBeDisabled(): void
  toBeEnabled(): void
  toHaveAccessibleName: Named
  toHaveAccessibleDescription: Named
  toHaveURL: Named
}

declare module 'vitest' {
  interface Matchers<R, T> extends PageMatchers {}
}

export { expect }
