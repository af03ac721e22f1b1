// Runs one of the benches and long tests, or lists them: those whose first line names their command.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const COMMAND = /^`(npm run bench -- [^`]+)`(?: \([^)]*\))?: ([^.]+)/

const benches = readdirSync(import.meta.dirname).flatMap((file) => {
  const [comment = ''] = /^(\/\/.*\n)+/.exec(readFileSync(join(import.meta.dirname, file), 'utf8')) ?? []
  const [, typed = '', about = ''] = COMMAND.exec(comment.replaceAll(/^\/\/ |\n/gm, (sign) => (sign === '\n' ? ' ' : ''))) ?? []
  return typed ? [{ name: file.replace('.ts', ''), typed, about }] : []
})

const [name = '--help'] = process.argv.splice(2, 1)
const chosen = benches.find((bench) => bench.name === name)
if (chosen) await import(`./${chosen.name}.ts`)
else {
  console.log(benches.map(({ typed, about }) => `  ${typed}\n      ${about}`).join('\n'))
  if (name !== '--help') process.exitCode = 1
}
