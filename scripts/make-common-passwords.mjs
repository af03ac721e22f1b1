// Writes src/server/accounts/common-passwords.json: the passwords of eight and more letters among the most used ones.
// Run by hand when the source has a newer list: npm i --no-save @zxcvbn-ts/language-common && node scripts/make-common-passwords.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const SHORTEST = 8
const root = resolve(fileURLToPath(import.meta.url), '..', '..')
const source = dirname(dirname(createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common')))

const { version, license } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
const list = JSON.parse(readFileSync(join(source, 'src', 'passwords.json'), 'utf8'))
const passwords = [...new Set(list.map((password) => password.toLowerCase()))].filter((password) => password.length >= SHORTEST)
const file = join(root, 'src', 'server', 'accounts', 'common-passwords.json')
const head = `{"source":"@zxcvbn-ts/language-common ${version}, ${license}, (c) Dan Wheeler, Dropbox, zxcvbn-ts","passwords":[`
writeFileSync(file, `${head}\n${passwords.map((password) => JSON.stringify(password)).join(',\n')}\n]}\n`)
console.log(`${passwords.length} passwords`)
