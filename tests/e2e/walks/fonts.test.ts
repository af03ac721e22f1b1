import { getPrefix, otherLanguages, tagOf } from '../../../src/words/languages.ts'
import { expect, test } from '../fixtures.ts'
import { shiftsOn, watchShifts } from '../layout-shifts.ts'

for (const language of otherLanguages)
  test.describe(`in ${language}`, () => {
    // No line offers another language.
    test.use({ locale: tagOf[language] })

    test('the inlined fonts suffice: there is no layout shift, and no other font is loaded', async ({ page }) => {
      const rare: string[] = []
      page.on('request', (request) => {
        if (/latin-ext|cyrillic|vietnamese/.test(request.url())) rare.push(request.url())
      })
      await watchShifts(page)
      for (const path of ['/', '/villas/villa-thea']) {
        await page.goto(getPrefix(language) + path, { waitUntil: 'networkidle' })
        expect(await shiftsOn(page)).toEqual([])
      }
      expect(rare).toEqual([])
    })
  })
