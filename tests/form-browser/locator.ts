import { byLabel, byRole, byText, getText, isShown, type RoleOptions, readText, says, tidy, type Words } from './elements.ts'

type Exact = { exact?: boolean }
type Filter = { hasText?: Words; hasNotText?: Words; has?: Locator; hasNot?: Locator; visible?: boolean }
type Choice = string | { label: string }
type Upload = { name: string; mimeType: string; buffer: Uint8Array<ArrayBuffer> }

/** What a browser does with an element that is pressed. */
export type Press = (element: Element) => Promise<void>

/** Elements of the current page, named as in Playwright; looked up anew at each use. */
export class Locator {
  /** As the test wrote it, for messages. */
  readonly written: string
  readonly #find: () => Element[]
  readonly #press: Press

  constructor(written: string, find: () => Element[], press: Press) {
    this.written = written
    this.#find = find
    this.#press = press
  }

  #next(words: string, find: (found: Element[]) => Element[]): Locator {
    return new Locator(`${this.written}.${words}`, () => find(this.#find()), this.#press)
  }

  #within(words: string, find: (root: Element) => Element[]): Locator {
    return this.#next(words, (roots) => [...new Set(roots.flatMap(find))])
  }

  getByRole = (role: string, options: RoleOptions = {}): Locator =>
    this.#within(`getByRole(${role}, ${options.name})`, (root) => byRole(root, role, options))
  getByLabel = (label: Words, { exact }: Exact = {}): Locator => this.#within(`getByLabel(${label})`, (root) => byLabel(root, label, exact))
  getByText = (words: Words, { exact }: Exact = {}): Locator => this.#within(`getByText(${words})`, (root) => byText(root, words, exact))
  locator = (selector: string, filter: Filter = {}): Locator =>
    this.#within(`locator(${selector})`, (root) => select(root, selector)).filter(filter)

  filter({ hasText, hasNotText, has, hasNot, visible }: Filter): Locator {
    const holds = (element: Element, inner: Locator) => inner.elements().some((one) => element !== one && element.contains(one))
    const fits = (element: Element) =>
      (hasText === undefined || says(getText(element), hasText)) &&
      (hasNotText === undefined || !says(getText(element), hasNotText)) &&
      (!has || holds(element, has)) &&
      (!hasNot || !holds(element, hasNot)) &&
      (visible === undefined || isShown(element) === visible)
    return this.#next('filter()', (found) => found.filter(fits))
  }

  and = (other: Locator): Locator => this.#next(`and(${other.written})`, (found) => found.filter((one) => other.elements().includes(one)))
  or = (other: Locator): Locator => this.#next(`or(${other.written})`, (found) => [...new Set([...found, ...other.elements()])])
  nth = (index: number): Locator => this.#next(`nth(${index})`, (found) => found.slice(index).slice(0, 1))
  first = (): Locator => this.nth(0)
  last = (): Locator => this.nth(-1)

  elements(): Element[] {
    return this.#find()
  }

  /** @throws Error unless there is exactly one */
  one(): Element {
    const [element, ...others] = this.#find()
    if (!element) throw new Error(`nothing on the page is ${this.written}`)
    if (others.length > 0) throw new Error(`${others.length + 1} elements of the page are ${this.written}`)
    return element
  }

  async all(): Promise<Locator[]> {
    return this.#find().map((_, index) => this.nth(index))
  }
  count = async (): Promise<number> => this.#find().length
  textContent = async (): Promise<string> => getText(this.one())
  innerText = async (): Promise<string> => readText(this.one())
  allTextContents = async (): Promise<string[]> => this.#find().map(getText)
  allInnerTexts = async (): Promise<string[]> => this.#find().map(readText)
  getAttribute = async (name: string): Promise<string | null> => this.one().getAttribute(name)
  inputValue = async (): Promise<string> => currentValue(this.one())
  isVisible = async (): Promise<boolean> => this.#find().some(isShown)

  click = async (): Promise<void> => this.#press(this.#usable())

  async fill(value: string): Promise<void> {
    ;(this.#usable() as HTMLInputElement).value = value
  }

  async clear(): Promise<void> {
    await this.fill('')
  }

  /** By value or label. */
  async selectOption(choice: Choice): Promise<void> {
    const list = this.#usable() as HTMLSelectElement
    const asked = typeof choice === 'string' ? choice : choice.label
    const options = [...list.querySelectorAll('option')]
    const option = options.find(({ value }) => value === asked) ?? options.find((one) => getText(one) === tidy(asked))
    if (!option || option.disabled) throw new Error(`${this.written} has no option ${asked}`)
    list.selectedIndex = options.indexOf(option)
  }

  async check(): Promise<void> {
    await this.setChecked(true)
  }

  async uncheck(): Promise<void> {
    await this.setChecked(false)
  }

  async setChecked(checked: boolean): Promise<void> {
    const control = this.#usable() as HTMLInputElement
    if (control.checked !== checked) control.click()
  }

  async setInputFiles(...uploads: Upload[]): Promise<void> {
    const input = this.#usable() as HTMLInputElement & { uploads?: Upload[] }
    input.uploads = uploads
  }

  #usable(): Element {
    const element = this.one()
    if (!isShown(element)) throw new Error(`${this.written} is hidden`)
    if (element.matches('[disabled], fieldset[disabled] *')) throw new Error(`${this.written} is disabled`)
    return element
  }
}

/** By CSS; of XPath it knows the axis that CSS lacks. */
function select(root: Element, selector: string): Element[] {
  const [, tag] = /^xpath=following-sibling::(\w+)$/.exec(selector) ?? []
  // The page begins with its root element.
  if (tag === undefined) return [...(root.parentElement ? root : root.ownerDocument).querySelectorAll(selector)]
  const siblings = [...(root.parentElement?.children ?? [])]
  return siblings.slice(siblings.indexOf(root) + 1).filter((one) => one.matches(tag))
}

export const currentValue = (element: Element): string => (element as HTMLInputElement).value.replace(/\r\n?/g, '\n')
