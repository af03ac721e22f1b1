import * as words from '#words/en/accounts.ts'

const browsers = [words.firefox, words.edg, 'OPR', words.chrome, words.safari] as const
const names: Record<(typeof browsers)[number], string> = {
  Firefox: words.firefox,
  Edg: words.edge,
  OPR: words.opera,
  Chrome: words.chrome,
  Safari: words.safari,
}
const systems = ['iPhone', 'iPad', words.android, words.windows, words.macintosh, words.linux] as const

/** Shortens a user agent to 'Firefox, Android'; the full text is long and mostly misleading. */
export function shortUserAgent(device: string): string {
  const browser = browsers.find((name) => device.includes(name))
  const system = systems.find((name) => device.includes(name))
  return [browser && names[browser], system].filter(Boolean).join(', ') || words.anUnknownDevice
}
