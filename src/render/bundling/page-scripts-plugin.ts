import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { buildTarget } from '../../../scripts/browser-floor.ts'

const QUERY = /\?(inline-script|file)$/

/**
 * Scripts of a page that are not part of React Router's build: `?inline-script` imports a module, with all that it imports, as the text of
 * a script for the page; `?file` as the address of a file of its own, named by its content, so that server and browser agree on it.
 */
export function pageScriptsPlugin(): Plugin {
  return {
    name: 'page-scripts',
    enforce: 'pre',
    async resolveId(source, importer) {
      const query = QUERY.exec(source)?.[0]
      const found = query && (await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true }))
      return found ? { ...found, id: found.id + query, moduleSideEffects: false } : null
    },
    async load(id) {
      const kind = QUERY.exec(id)?.[1]
      if (!kind) return null
      const module = id.replace(QUERY, '')
      this.addWatchFile(module)
      if (kind === 'inline-script') return `export default ${JSON.stringify(await bundled(module, 'iife'))}`
      const { root, command } = this.environment.config
      if (command === 'serve') return `export default '/${relative(root, module)}'`
      const code = await bundled(module, 'es')
      const name = `${module.split('/').at(-1)?.split('.')[0]}-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: `assets/${name}`, source: code })
      return `export default '/assets/${name}'`
    },
  }
}

async function bundled(module: string, format: 'iife' | 'es'): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [pageScriptsPlugin()],
    build: {
      write: false,
      target: buildTarget,
      modulePreload: false,
      rolldownOptions: { input: module, preserveEntrySignatures: 'strict', output: { format } },
    },
  })
  const script = 'output' in made && made.output.find(({ type }) => type === 'chunk')
  if (!script || !('code' in script)) throw new Error(`${module} is no script`)
  return script.code.trim()
}
