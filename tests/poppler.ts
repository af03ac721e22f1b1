import { spawnSync } from 'node:child_process'
import { installFromDebian } from './install-from-debian.ts'

const isThere = () => spawnSync('pdftotext', ['-v'], { stdio: 'ignore' }).status === 0

/** A reader of PDF files that is not our own. @throws without poppler, also where it can be installed on Debian as root but was not */
function read(tool: 'pdftotext' | 'pdffonts' | 'pdfinfo', args: string[], pdf: Uint8Array): string {
  if (!isThere() && !(installFromDebian('poppler-utils') && isThere())) {
    throw new Error('The tests read PDF files with poppler. Please install poppler-utils.')
  }
  const { status, stdout, stderr } = spawnSync(tool, args, { input: pdf, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${tool}: ${stderr}`)
  return stdout
}

/** The text of a PDF, in the order in which it is read aloud. */
export const readText = (pdf: Uint8Array): string => read('pdftotext', ['-', '-'], pdf)

/** Text as it is laid out, with columns beside each other. */
export const readLayout = (pdf: Uint8Array): string => read('pdftotext', ['-layout', '-', '-'], pdf)

/** Title, pages, size of paper, and whether the file is tagged, by name. */
export const readFacts = (pdf: Uint8Array): Record<string, string> =>
  Object.fromEntries(
    read('pdfinfo', ['-'], pdf)
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )

/** Elements for screen readers. */
export const readStructure = (pdf: Uint8Array): string => read('pdfinfo', ['-struct-text', '-'], pdf)

export const listFonts = (pdf: Uint8Array): { name: string; embedded: boolean; subset: boolean }[] =>
  read('pdffonts', ['-'], pdf)
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => {
      const columns = line.trim().split(/\s+/)
      return { name: columns[0] ?? '', embedded: columns.at(-5) === 'yes', subset: columns.at(-4) === 'yes' }
    })
