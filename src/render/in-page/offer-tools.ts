import file from '#web/agents/page-tools.ts?file'

/** Loads the tools of the site for assistants in the browser (WebMCP), where the browser has it. */
export function offerTools(): void {
  if ('modelContext' in document) void import(/* @vite-ignore */ file)
}
