import type { Page } from '@playwright/test'
import { expect, makeWeek, test } from './fixtures.ts'

const { checkIn, checkOut } = makeWeek('villa-thea', 41)
const stay = { villaId: 3, checkIn, checkOut, guests: 3 }

type Tool = { name: string; execute: (input: object) => Promise<{ isError?: boolean; content: { text: string }[] }> }
type Recorded = Window & { tools: Map<string, Tool> }

/** As a browser with WebMCP has it: notes which tools a page offers. */
const stubAssistant = (page: Page) =>
  page.addInitScript(() => {
    const tools = new Map<string, Tool>()
    Object.assign(window, { tools })
    Object.assign(document, { modelContext: { registerTool: (tool: Tool) => tools.set(tool.name, tool) } })
  })

const countTools = (page: Page) => page.evaluate(() => (window as unknown as Recorded).tools.size)
const call = (page: Page, name: string, input: object) =>
  page.evaluate(async ([name, input]) => (window as unknown as Recorded).tools.get(name)?.execute(input), [name, input] as const)

test('an assistant in the browser prices a stay on a villa’s page, and opens the filled-in booking page for the guest', async ({
  page,
}) => {
  await stubAssistant(page)
  await page.goto('/sr/villas/villa-thea')
  await expect.poll(() => countTools(page)).toBe(6)
  const crowd = await call(page, 'create_checkout', { ...stay, guests: 9 })
  expect(crowd?.content[0]?.text).toContain('gost')
  expect(page.url()).toContain('/sr/villas/villa-thea')
  await call(page, 'create_checkout', stay)
  await page.waitForURL(/\/sr\/booking\?.*via=WebMCP/)
  await expect(page.getByRole('spinbutton', { name: 'Gosti' })).toHaveValue('3')
  await expect.poll(() => countTools(page)).toBe(6)
})

test('browsers without assistants load none of it, and pages on which no stay is chosen offer no tools', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto('/villas/villa-thea')
  expect(loaded.filter((path) => /page-tools|\/mcp/.test(path))).toEqual([])
  await stubAssistant(page)
  await page.goto('/terms')
  expect(await countTools(page)).toBe(0)
})
