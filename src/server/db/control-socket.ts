import { rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join, relative, resolve } from 'node:path'
import { text } from 'node:stream/consumers'

// Operating systems limit the path of a Unix socket to little more than this.
const MAX_PATH_LENGTH = 100
const BACK_UP = 'back up'

type Answer = { file: string } | { error: string }

const addressIn = (dataDir: string): string => {
  const full = join(dataDir, 'backup.sock')
  const short = relative(process.cwd(), full)
  return short.length < full.length ? short : full
}

/**
 * Opens a Unix socket in the data folder through which a command asks this process for a backup: only this process can read the embedded
 * database. Accessible to the folder's owner only. @returns a function that closes it
 */
export async function openControlSocket(dataDir: string, backUp: () => Promise<string>): Promise<() => Promise<void>> {
  const address = addressIn(dataDir)
  if (address.length > MAX_PATH_LENGTH || process.platform === 'win32') return async () => undefined
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy())
    answer(socket, backUp).catch(() => socket.destroy())
  })
  // Left behind by a killed process; the folder lock is ours.
  rmSync(address, { force: true })
  await new Promise<void>((ready, failed) => server.once('error', failed).listen(address, ready))
  await chmod(address, 0o600)
  return () => new Promise((closed) => server.close(() => closed()))
}

async function answer(socket: Socket, backUp: () => Promise<string>): Promise<void> {
  if ((await text(socket)) !== BACK_UP) return void socket.end()
  const made = await backUp().then(
    (file): Answer => ({ file: resolve(file) }),
    (error): Answer => ({ error: (error as Error).message }),
  )
  socket.end(JSON.stringify(made))
}

/** Asks the running site for a backup. @returns the path of its file */
export async function askForBackup(dataDir: string): Promise<string> {
  const socket = connect({ path: addressIn(dataDir), allowHalfOpen: true })
  socket.end(BACK_UP)
  const made = JSON.parse(await text(socket)) as Answer
  if ('error' in made) throw new Error(made.error)
  return made.file
}

/** True if a process listens on the socket. Detects a site in another container, whose processes are not visible. */
export function isAnswered(dataDir: string): Promise<boolean> {
  return new Promise((answered) => {
    const socket = connect(addressIn(dataDir))
    socket.once('connect', () => answered(true)).once('error', () => answered(false))
    socket.end()
  })
}
