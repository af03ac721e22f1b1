import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** `file`: from the folder of the checkout. `line`: what failed, in one line. */
export type Result = { file: string; title: string; failed: boolean; line: string; seconds: number }

export const isBrowserTest = (test: string): boolean => test.startsWith('tests/e2e/')

/** The file of a named test, without the words of its title. */
export const getFile = (test: string): string => test.split(' > ')[0] ?? ''

/** Whether a result belongs to a named test: 'tests/e2e/picker.test.ts > a Sunday is refused', or a file alone. */
export function matches(test: string, { file, title }: Result): boolean {
  const [path, words = ''] = test.split(' > ')
  return file === path && title.toLowerCase().includes(words.toLowerCase())
}

const BROWSER_TIMEOUT_MS = 120_000
/** Not the port of a run of `npm test` beside this one. */
const BROWSER_PORT = '5273'

/** Runs named tests of one kind in a checkout, unit tests only until the first failure if `first`. @throws Error if they did not run */
export async function runNamed(root: string, tests: readonly string[], { first = false } = {}): Promise<Result[]> {
  if (tests.length === 0) return []
  const report = join(root, 'report.json')
  rmSync(report, { force: true })
  const files = [...new Set(tests.map(getFile))]
  const browser = tests.every(isBrowserTest)
  const args = browser
    ? ['test', ...files, '-g', tests.map(toPattern).join('|'), '--reporter=json', '--retries=0', `--timeout=${BROWSER_TIMEOUT_MS}`]
    : ['run', ...files, '--reporter=json', `--outputFile=${report}`, ...(first ? ['--bail=1'] : [])]
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_PORT: process.env.E2E_PORT ?? BROWSER_PORT }
  const output = await run(root, browser ? 'playwright' : 'vitest', args, env)
  if (!existsSync(report)) throw new Error(`No tests ran:\n${output}`)
  const results = JSON.parse(readFileSync(report, 'utf8'))
  return browser ? ofPlaywright(results) : ofVitest(root, results)
}

/** Matched by Playwright against the project, the file and the titles. */
function toPattern(test: string): string {
  const [path = '', words = ''] = test.split(' > ')
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  return `${literal(path.replace('tests/e2e/', ''))}.*${literal(words)}`
}

/** Runs a program of the checkout to its end. @returns its output */
export async function run(root: string, program: string, args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const bin = join(root, 'node_modules', '.bin')
  const path = [bin, process.env.PATH].join(delimiter)
  const child = spawn(join(bin, program), args, { cwd: root, env: { ...process.env, PATH: path, ...env } })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
  await once(child, 'close')
  return Buffer.concat(output).toString()
}

type OfVitest = {
  testResults: {
    name: string
    message?: string
    status: string
    assertionResults: { fullName: string; status: string; duration?: number; failureMessages?: string[] }[]
  }[]
}

function ofVitest(root: string, { testResults }: OfVitest): Result[] {
  return testResults.flatMap(({ name, message = '', status, assertionResults }) => {
    const file = relative(root, name)
    const results = assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map(({ fullName: title, status: end, duration = 0, failureMessages = [] }) => {
        return { file, title, failed: end === 'failed', line: firstLine(failureMessages[0]), seconds: duration / 1000 }
      })
    // A hook, or the file itself, has failed.
    if (status === 'failed' && !results.some(({ failed }) => failed))
      results.push({ file, title: 'the whole file', failed: true, line: firstLine(message), seconds: 0 })
    return results
  })
}

type Suite = {
  title: string
  suites?: Suite[]
  specs?: { title: string; file: string; tests: { results: { status: string; duration: number; errors: { message?: string }[] }[] }[] }[]
}

function ofPlaywright({ suites }: { suites: Suite[] }): Result[] {
  const walk = (suite: Suite, above: string): Result[] => [
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, `${above}${inner.title} `)),
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests.flatMap(({ results }) =>
        results
          .filter(({ status }) => status !== 'skipped')
          .map(({ status, duration, errors }) => ({
            file: `tests/e2e/${file}`,
            title: above + title,
            failed: status !== 'passed',
            line: firstLine(errors[0]?.message),
            seconds: duration / 1000,
          })),
      ),
    ),
  ]
  return suites.flatMap((suite) => walk(suite, ''))
}

const LONGEST_LINE = 300

/** The beginning of a message: Playwright names the assertion and the element in its first lines. */
const firstLine = (message = ''): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('at '))
    .slice(0, 3)
    .join(' | ')
    .slice(0, LONGEST_LINE)
