import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Edit } from './recipe.ts'

/** A file with an edit. @throws Error if the text to replace is not there exactly once, or a new file is there already */
export function edited(text: string | undefined, { file, from, to }: Edit): string {
  if (from === undefined) {
    if (text !== undefined) throw new Error(`${file} is there already`)
    return to
  }
  const parts = (text ?? '').split(from)
  if (parts.length !== 2) throw new Error(`‘${from}’ is ${parts.length - 1} times in ${file}`)
  return parts.join(to)
}

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

/** Writes edits into a copy of the checkout. */
export function apply(copy: string, edits: readonly Edit[]): void {
  for (const edit of edits) {
    const path = join(copy, edit.file)
    const text = edited(read(path), edit)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

/** Applies edits one after another without writing any. @throws Error as `edited` */
export function tryEdits(root: string, edits: readonly Edit[]): void {
  const texts = new Map<string, string | undefined>()
  for (const edit of edits) {
    const { file } = edit
    texts.set(file, edited(texts.has(file) ? texts.get(file) : read(join(root, file)), edit))
  }
}
