import type { Page } from '@playwright/test'

/** What lies outside a phone's screen, or is cut off at its foot, when text is twice as large. */
export async function cutOff(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const found = document.documentElement.scrollWidth > width ? [`the page is ${document.documentElement.scrollWidth} wide`] : []
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const says = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      const aside = element.closest(
        '.sr-only, .stay-strip, .swiped, .comparison, [aria-roledescription=carousel] ul, [aria-hidden=true], details:not([open]) > :not(summary)',
      )
      if (!says || aside || !element.checkVisibility({ visibilityProperty: true })) continue
      const part = element.closest<HTMLElement>('.overflow-hidden, .overflow-clip')
      if (
        part &&
        part.scrollHeight > part.clientHeight + 1 &&
        element.getBoundingClientRect().bottom > part.getBoundingClientRect().bottom + 1
      )
        found.push(`${element.textContent?.trim().slice(0, 60)}: cut at the foot`)
      const { left, right } = element.getBoundingClientRect()
      if (left < -1 || right > width + 1)
        found.push(`${element.textContent?.trim().slice(0, 60)}: ${Math.round(left)} to ${Math.round(right)}`)
    }
    return found
  })
}
