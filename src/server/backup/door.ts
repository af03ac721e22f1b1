import { rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join, relative, resolve } from 'node:path'
import { text } from 'node:stream/consumers'

// The operating system takes no longer address of a socket.
const LONGEST = 100

type Answer = { file: string } | { error: string }

const addressIn = (dataDir: string): string => {
  const full = join(dataDir, 'backup.sock')
  const short = relative(process.cwd(), full)
  return short.length < full.length ? short : full
}

/**
 * The embedded database belongs to the process that serves the site, so a command asks that process for a backup: through a socket
 * in the data folder, which only the folder's owner can open. @returns closes it
 */
export async function openDoor(dataDir: string, backUp: () => Promise<string>): Promise<() => Promise<void>> {
  const address = addressIn(dataDir)
  if (address.length > LONGEST || process.platform === 'win32') return async () => undefined
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy())
    backUp()
      .then(
        (file): Answer => ({ file: resolve(file) }),
        (error): Answer => ({ error: (error as Error).message }),
      )
      .then((answer) => socket.end(JSON.stringify(answer)))
      .catch(() => socket.destroy())
  })
  // Left behind by a process that was killed; the folder is ours alone.
  rmSync(address, { force: true })
  await new Promise<void>((ready, failed) => server.once('error', failed).listen(address, ready))
  await chmod(address, 0o600)
  return () => new Promise((closed) => server.close(() => closed()))
}

/** Asks the running site for a backup. @returns the file that it wrote */
export async function askForBackup(dataDir: string): Promise<string> {
  const socket = connect(addressIn(dataDir))
  const answer = JSON.parse(await text(socket)) as Answer
  if ('error' in answer) throw new Error(answer.error)
  return answer.file
}
