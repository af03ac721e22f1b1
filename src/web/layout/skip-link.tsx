import * as words from '#words/en/frame.ts'

/** The first stop of the keyboard on every page. */
export const SkipLink = () => (
  <a
    href="#content"
    className="no-print sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-soft focus:bg-limewash focus:px-5 focus:py-3"
  >
    {words.skipToContent}
  </a>
)
