import { join } from 'node:path'
import { copyOfCheckout } from '../copy-of-checkout.ts'
import { getFile, matches, type Result, run, runNamed } from '../run-named-tests.ts'
import { apply } from './apply.ts'
import type { Recipe, Step } from './recipe.ts'

type Complaint = { file: string; message: string }
type Tell = (line: string) => void

const COMPLAINT = /^([^\s(]+)\(\d+,\d+\): error TS\d+: (.*(?:\n .*)*)/gm

/**
 * Follows recipes in a copy of the checkout. All go one step further before the compiler and the tests are asked, because these take long; so
 * recipes must fit together. @returns what is otherwise than a recipe says
 */
export async function tryRecipes(root: string, recipes: readonly Recipe[], tell: Tell = () => {}): Promise<string[]> {
  const copy = copyOfCheckout(root)
  const wrong: string[] = []
  for (let number = 0; number < Math.max(...recipes.map(({ steps }) => steps.length)); number += 1) {
    const steps = recipes.flatMap(({ title, steps }) => steps.slice(number, number + 1).map((step) => ({ title, step })))
    const edits = steps.flatMap(({ step }) => step.edits)
    apply(copy, edits)
    if (edits.some(({ file }) => file === 'src/web/routes.ts')) await run(copy, 'react-router', ['typegen'])
    const complaints = await compile(copy)
    const results = await runNamed(copy, [...new Set(steps.flatMap(({ step }) => Object.keys(step.tests ?? {})))])
    for (const { title, step } of steps) {
      tell(`\n${title}, step ${number + 1}: ${[...new Set(step.edits.map(({ file }) => file))].join(', ')}`)
      wrong.push(...compare(step, complaints, results, tell).map((line) => `${title}, step ${number + 1}: ${line}`))
    }
    const expected = steps.flatMap(({ step }) => Object.keys(step.compiler ?? {}))
    const unexpected = complaints.filter(({ file }) => !expected.includes(file))
    wrong.push(...unexpected.map(({ file, message }) => `step ${number + 1}: tsc says at ${file}: ${message}`))
  }
  wrong.push(...(await failuresInTheEnd(copy, recipes)))
  tell(`\n${wrong.join('\n') || 'In the end types and tests are green.'}`)
  return wrong
}

/** What a step leads to, compared with what its recipe says. */
function compare({ compiler = {}, tests = {} }: Step, complaints: readonly Complaint[], results: readonly Result[], tell: Tell): string[] {
  const wrong: string[] = []
  for (const [file, words] of Object.entries(compiler)) {
    const found = complaints.find((one) => one.file === file && one.message.includes(words))
    if (found) tell(`  tsc: ${file}: ${found.message.split('\n')[0]}`)
    else wrong.push(`tsc does not say ‘${words}’ at ${file}`)
  }
  for (const [test, words] of Object.entries(tests)) {
    const own = results.filter((one) => matches(test, one))
    const found = own.find(({ failed, title, line }) => failed && `${title} ${line}`.includes(words))
    if (found) tell(`  ${getFile(test)}: ${found.title}: ${found.line}`)
    else wrong.push(`${test} does not fail with ‘${words}’: ${own.find(({ failed }) => failed)?.line}`)
  }
  return wrong
}

async function compile(copy: string): Promise<Complaint[]> {
  const output = await run(copy, 'tsc', ['--noEmit', '--pretty', 'false', '--tsBuildInfoFile', join(copy, 'types.tsbuildinfo')])
  return [...output.matchAll(COMPLAINT)].map(([, file = '', message = '']) => ({ file, message }))
}

async function failuresInTheEnd(copy: string, recipes: readonly Recipe[]): Promise<string[]> {
  const tests = recipes.flatMap(({ green = [], steps }) => [...green, ...steps.flatMap((step) => Object.keys(step.tests ?? {}))])
  const results = await runNamed(copy, [...new Set(tests)])
  return tests.flatMap((test) => {
    const own = results.filter((result) => matches(test, result))
    if (own.length === 0) return [`there is no test ‘${test}’`]
    return own.filter(({ failed }) => failed).map(({ title, line }) => `${test} fails in the end: ${title}: ${line}`)
  })
}
