import { relative } from 'node:path'

/** Reporter for Vitest and Playwright: prints `flaky: FILE > NAME` for each test that passed only at a retry. */
export default class FlakyReporter {
  /** Playwright. */
  onBegin(_config, suite) {
    this.suite = suite
  }

  /** Playwright. */
  onEnd() {
    for (const test of this.suite.allTests()) if (test.outcome() === 'flaky') print(test.location.file, test.titlePath().slice(3))
  }

  /** Vitest. */
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) print(test.module.moduleId, [test.fullName])
  }

  /** Playwright: keeps its own list beside this one. */
  printsToStdio() {
    return false
  }
}

const print = (file, titles) => console.log(`flaky: ${[relative(process.cwd(), file), ...titles].join(' > ')}`)
