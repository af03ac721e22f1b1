// Builds the server, and the browser's scripts once for each language. Plain JavaScript, no dependencies.
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const MB = 1024 ** 2
/** Measured in a cgroup: 1,094. */
const ROOM_FOR_ONE = 1_100 * MB
const ROOM_FOR_TWO = 2_500 * MB

/** @throws Error if a build fails */
export async function buildPages(root, env) {
  const build = join(root, 'build')
  const manifests = join(build, 'manifests')
  const apart = join(root, '.cache', 'languages')
  const languages = otherLanguages(root)
  rmSync(apart, { recursive: true, force: true })
  const inOrder = async () => {
    for (const language of languages) await reactRouterBuild(root, { ...env, PAGE_LANGUAGE: language })
  }
  // On a small server one after the other: the system would end the larger one without a word.
  const free = process.availableMemory?.() ?? freemem()
  if (free < ROOM_FOR_ONE)
    console.log(
      `Memory is short: ${Math.floor(free / MB)} MB are free, and building takes ${ROOM_FOR_ONE / MB} MB. ` +
        'If it fails, build on another machine and copy the folder build.',
    )
  if (free > ROOM_FOR_TWO) await Promise.all([reactRouterBuild(root, env), inOrder()])
  else {
    await reactRouterBuild(root, env)
    await inOrder()
  }
  mkdirSync(manifests, { recursive: true })
  for (const language of languages) {
    const { default: manifest } = await import(pathToFileURL(join(apart, language, 'server', 'manifest.js')).href)
    writeFileSync(join(manifests, `${language}.json`), JSON.stringify(manifest))
    // Names of files are made of their content.
    cpSync(join(apart, language, 'client', 'assets'), join(build, 'client', 'assets'), { recursive: true })
  }
  rmSync(apart, { recursive: true, force: true })
}

/** Languages with a folder of words. The scripts in English are built with the server. */
const otherLanguages = (root) =>
  readdirSync(join(root, 'src', 'words'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^(?!en)\w\w$/.test(entry.name))
    .map(({ name }) => name)

function reactRouterBuild(root, env) {
  const command = join(root, 'node_modules', '.bin', 'react-router')
  const building = spawn(command, ['build', '--logLevel', 'error'], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production' },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return new Promise((done, failed) => {
    building.once('error', failed)
    building.once('exit', (code) => (code === 0 ? done() : failed(new Error('The pages could not be built.'))))
  })
}
