import type { ModelContext } from '#web/agents/page-tools.ts'
import file from '#web/agents/page-tools.ts?file'
import { afterFirstFrame } from './after-first-frame.ts'
import { PAGE_SHOWN } from './page-shown.ts'

/** Pages on which a stay is chosen. */
const WITH_TOOLS = /^(\/\w\w)?\/(villas\/.|booking)/

/** Offers the tools of the site to an assistant in the browser (WebMCP), where the browser has it: once for each document. */
export function offerTools(): void {
  const context = (document as { modelContext?: ModelContext }).modelContext
  if (!context) return
  const offer = async () => {
    if (!WITH_TOOLS.test(location.pathname)) return
    document.removeEventListener(PAGE_SHOWN, offer)
    const { registerTools } = await import(/* @vite-ignore */ file)
    await registerTools(context)
  }
  document.addEventListener(PAGE_SHOWN, offer)
  afterFirstFrame(offer)
}
