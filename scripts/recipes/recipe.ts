/** An edit of a file: `from` is in it exactly once. Without `from`, a new file. */
export type Edit = { file: string; from?: string; to: string }

/** Somebody follows a recipe: `edits`, and what then says that something is left to do. Nothing says so after the last step. */
export type Step = {
  edits: readonly Edit[]
  /** Files that `tsc` then complains about, each with a part of what it says. */
  compiler?: Readonly<Record<string, string>>
  /** Tests that then fail, as 'file > words of the title', each with a part of what it says. */
  tests?: Readonly<Record<string, string>>
}

/**
 * `title`: of its paragraph in docs/recipes.md. `green`: tests that pass after the last step; those that failed before pass, too. `beside`: what
 * the paragraph names beside the files of the steps, such as for a variant.
 */
export type Recipe = { title: string; steps: readonly Step[]; green?: readonly string[]; beside?: readonly string[] }

/** The files of a recipe: those that its steps edit, and the tests that lead from one to the next. */
export const filesIn = ({ steps }: Recipe): string[] => [
  ...new Set(
    steps.flatMap(({ edits, tests = {} }) => [
      ...edits.map(({ file }) => file),
      ...Object.keys(tests).map((test) => test.split(' > ')[0] ?? ''),
    ]),
  ),
]

/** Adds lines below a text that is in a file exactly once. */
export const below = (file: string, from: string, added: string): Edit => ({ file, from, to: `${from}\n${added}` })

/** Adds lines below a text in the word files of some languages. `texts`: the text that is there, and what is added, by language. */
export const words = (area: string, texts: Readonly<Record<string, readonly [from: string, added: string]>>): Edit[] =>
  Object.entries(texts).map(([language, [from, added]]) => below(`src/words/${language}/${area}.ts`, from, added))
