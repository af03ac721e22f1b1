/**
 * The oldest browsers that the site supports. Scripts are built for them, and `tests/browser-floor.test.ts` looks for what is newer in the
 * built scripts and styles. The back office is for newer ones; nothing in it needs them today.
 */
export const floor = {
  guests: { chrome: '111', firefox: '128', safari: '16.4' },
  office: { chrome: '120', firefox: '128', safari: '17' },
}

/** As build tools name them: `chrome111`. */
export const buildTarget: string[] = Object.entries(floor.guests).map(([browser, version]) => browser + version)
