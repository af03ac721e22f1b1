import { expect, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('who asks for reduced motion sees no transition, and no smooth scrolling', async ({ page }) => {
  for (const path of ['/', '/villas', '/gallery', '/booking']) {
    await page.goto(path)
    const longest = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('*')].flatMap((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element)
          return `${transitionDuration}, ${animationDuration}`.split(', ').map(Number.parseFloat)
        }),
      ),
    )
    expect(longest).toBeLessThan(0.05)
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  }
})
