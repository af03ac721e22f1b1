import { relative } from 'node:path'

/** What differs is often in the lines below the first one. */
const MOST_LINES = 24

/** Reporter for Vitest and Playwright: prints `flaky: FILE > NAME` for each test that passed only at a retry, and why it failed before. */
export default class FlakyReporter {
  /** Playwright. */
  onBegin(_config, suite) {
    this.suite = suite
  }

  /** Playwright. */
  onEnd() {
    for (const test of this.suite.allTests())
      if (test.outcome() === 'flaky') print(test.location.file, test.titlePath().slice(3), test.results[0]?.errors)
  }

  /** Vitest. */
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) print(test.module.moduleId, [test.fullName], test.result().errors)
  }

  /** Playwright: keeps its own list beside this one. */
  printsToStdio() {
    return false
  }
}

function print(file, titles, errors = []) {
  console.log(`flaky: ${[relative(process.cwd(), file), ...titles].join(' > ')}`)
  for (const { message = '', diff = '' } of errors)
    for (const line of `${message}\n${diff}`.split('\n').slice(0, MOST_LINES)) console.log(`       | ${line}`)
}
