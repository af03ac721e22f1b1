import type { Page } from '@playwright/test'

/** What is marked by `markAlike`. */
export const ALIKE = '[data-alike]'

/**
 * Marks the fourth and further of children that differ in their words alone, such as the nights of a calendar: what three of them
 * show, all show. Half the time of a judgement by axe goes into lists.
 */
export const markAlike = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const MOST = 3
    const telling = /^(class|style|role|hidden|disabled|type|tabindex|aria-(?!label$|labelledby$|describedby$|controls$).*)$/
    const known = new Map<Element, string>()
    /** Everything that a rule may judge, but the words. */
    const describe = (element: Element): string => {
      const before = known.get(element)
      if (before !== undefined) return before
      const attributes = [...element.attributes].filter(({ name }) => telling.test(name)).map(({ name, value }) => `${name}=${value}`)
      const said = `${element.tagName} ${attributes} ${element.hasAttribute('aria-label')} ${element.textContent?.trim() === ''}`
      const whole = `${said}(${[...element.children].map(describe).join()})`
      known.set(element, whole)
      return whole
    }
    for (const parent of document.body.querySelectorAll('*')) {
      if (parent.children.length <= MOST) continue
      const count = new Map<string, number>()
      for (const child of parent.children) {
        const kind = describe(child)
        count.set(kind, (count.get(kind) ?? 0) + 1)
        if ((count.get(kind) ?? 0) > MOST) child.toggleAttribute('data-alike', true)
      }
    }
  })

export const unmarkAlike = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-alike]')) part.removeAttribute('data-alike')
  })
