// All commands of the site: `npm start`, `npm run backup`, or where it is installed `node_modules/.bin/node src/cli.ts backup`.
import './private-files.ts'
import { resolve } from 'node:path'
import type * as demo from './commands/demo.ts'
import { importBuilt } from './import-built.ts'
import { runSite } from './run-site.ts'
import type * as built from './start.ts'

type Command = { takes?: string; does: string; run: () => Promise<unknown> }

const commands: Record<string, Command> = {
  start: { does: 'Starts the site.', run: async () => runSite(await importBuilt('index')) },
  dev: { does: 'Starts the site from its sources: an edit of a page is shown at once.', run: runFromSources },
  demo: { does: 'Makes a house with two years of bookings in a folder of its own, and starts its site.', run: runDemo },
  doctor: { does: 'Checks the configuration and every service that the site depends on.', run: () => importBuilt('doctor') },
  backup: { does: 'Writes all data of the site into one file. The site may be running.', run: () => importBuilt('backup') },
  restore: {
    takes: 'FILE [--replace] [--smaller]',
    does: 'Loads a backup into an empty database. --replace overwrites existing data, --smaller also where the backup has less.',
    run: () => importBuilt('restore'),
  },
  'move-to-postgres': {
    does: 'Copies the embedded database in DATA_DIR to the empty PostgreSQL of DATABASE_URL. Pictures are not moved.',
    run: () => importBuilt('move-to-postgres'),
  },
  'move-pictures': {
    does: 'Copies the pictures in DATA_DIR into the bucket of the S3_ settings. The folder is not changed.',
    run: () => importBuilt('move-pictures'),
  },
  'new-secret': {
    does: 'Replaces the signing secret, for example after a backup was lost.',
    run: () => importBuilt('new-secret'),
  },
  'reset-two-step': {
    takes: 'EMAIL',
    does: 'Turns two-step sign-in off for an administrator who lost phone and recovery codes.',
    run: () => importBuilt('reset-two-step'),
  },
}

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error('Please start with `npm start`: it brings the Node version that this site needs.')
  process.exit(1)
}

const [name = 'start'] = process.argv.splice(2, 1)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (command && !process.argv.includes('--help')) {
  // Must be set before React loads; otherwise React uses its slow development build.
  process.env.NODE_ENV ??= name === 'dev' ? 'development' : 'production'
  await command.run()
} else {
  console.log(listOfCommands())
  if (!command && name !== '--help') process.exitCode = 1
}

async function runFromSources(): Promise<void> {
  const { siteFromSources } = await import('./dev.ts')
  await runSite(await siteFromSources(resolve(import.meta.dirname, '..')))
}

async function runDemo(): Promise<void> {
  const { demoSite }: typeof demo = await importBuilt('demo')
  const made = await demoSite()
  if (!made) return
  const site: typeof built = await importBuilt('index')
  await runSite(site, made.env, made.deps)
}

function listOfCommands(): string {
  const lines = Object.entries(commands).map(([name, { takes, does }]) => {
    const typed = name === 'start' ? 'npm start' : `npm run ${name}${takes ? ` -- ${takes}` : ''}`
    return `  ${typed}\n      ${does}`
  })
  return ['Commands:', ...lines].join('\n')
}
