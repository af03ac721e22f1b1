import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const web = resolve(import.meta.dirname, '../src/web')
const read = (file: string) => readFileSync(file, 'utf8')

/** All modules that pages of the office render, of which guests' pages may have some too. */
function renderedInOffice(): string[] {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file) || /\.server\.|\/words\//.test(file) || !existsSync(file)) return
    found.add(file)
    for (const [, path = ''] of read(file).matchAll(/(?:from|import\() ?'(\.[^']+)'/g)) visit(resolve(dirname(file), path))
  }
  // Pages with the styles of guests' pages: in front of the office, and the page of a guest that is looked at.
  const inFront = ['door.tsx', 'sign-in.tsx', 'guest-view.tsx']
  for (const file of globSync('routes/admin/*.tsx', { cwd: web })) if (!inFront.some((name) => file.endsWith(name))) visit(join(web, file))
  return [...found].filter((file) => file.endsWith('.tsx')).map((file) => relative(web, file))
}

/** The folders and files that `admin.css` reads: each `@source`, with its braces spelled out. */
function readSources(): string[] {
  const named = [...read(join(web, 'admin/admin.css')).matchAll(/@source "\.\.\/([^"]+)"/g)].map(([, path = '']) => path)
  return [
    'admin/',
    ...named.flatMap((path) => {
      const [, before = path, names = '', after = ''] = /^(.*)\{(.+)\}(.*)$/.exec(path) ?? []
      return names ? names.split(',').map((name) => before + name + after) : [path]
    }),
  ]
}

test('the styles of the office are made from all that its pages render, whoever else renders it', () => {
  const sources = readSources()
  const rendered = renderedInOffice()
  expect(rendered.length).toBeGreaterThan(200)
  const styled = rendered.filter((file) => /className/.test(read(join(web, file))))
  expect(styled.filter((file) => !sources.some((source) => file === source || file.startsWith(`${source.replace(/\/$/, '')}/`)))).toEqual(
    [],
  )
})
