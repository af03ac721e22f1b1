/** A small mistake that somebody could make, and the tests that should see it. */
export type Fault = {
  /** What people would notice. */
  title: string
  file: string
  /** Occurs exactly once in the file. */
  from: string
  to: string
  /** Files of tests, of browser stories also with words of the title: 'tests/e2e/picker.test.ts > a Sunday is refused'. */
  seenBy: readonly string[]
  /** Changes so many pages that it shares no build with other faults. */
  wide?: true
}
