import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import type { RunningBank } from './processes.ts'

export type Restarted = { restart?: (mode: 'fast' | 'immediate') => void }
export type Fault = { name: string; begin: () => void | Promise<void>; end: () => void | Promise<void> }

/** An SMTP server that accepts every email, or none while `down`. */
export async function aMailServer() {
  const state = { down: false, taken: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.resume()
      stream.on('end', () => {
        if (state.down) return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
        state.taken += 1
        done()
      })
    },
  })
  const { port } = await new Promise<{ port: number }>((ready) => {
    const listening = server.listen(0, '127.0.0.1', () => ready(listening.address() as { port: number }))
  })
  const close = () => new Promise<void>((closed) => server.close(() => closed()))
  return { url: `smtp://127.0.0.1:${port}`, state, close }
}

/** A small separate disk for the site's files, so that it can be filled; null if this machine cannot mount one. */
export function aSmallDisk(folder: string, megabytes: number) {
  mkdirSync(folder, { recursive: true })
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status !== 0) return null
  const filler = join(folder, 'filler')
  return {
    /** Fills the disk completely. The site may have used part of the space already. */
    fill: () => {
      try {
        writeFileSync(filler, Buffer.alloc(megabytes * 1024 * 1024))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove: () => spawnSync('umount', [folder]),
  }
}

type Around = {
  bank: RunningBank
  mail: Awaited<ReturnType<typeof aMailServer>>
  disk: ReturnType<typeof aSmallDisk>
  postgres: Restarted
}

/** Faults, one at a time; each ends before the next begins. */
export const listFaults = ({ bank, mail, disk, postgres: { restart } }: Around): Fault[] => [
  {
    name: 'the bank’s API does not answer',
    begin: async () => void (await bank.post('/sim/chaos', { mode: 'api-down', minutes: 60 })),
    end: async () => void (await bank.post('/sim/chaos', { mode: '' })),
  },
  ...(restart ? [{ name: 'the database is restarted', begin: () => restart('fast'), end: () => {} }] : []),
  {
    name: 'the mail server refuses',
    begin: () => {
      mail.state.down = true
    },
    end: () => {
      mail.state.down = false
    },
  },
  ...(restart ? [{ name: 'the database crashes', begin: () => restart('immediate'), end: () => {} }] : []),
  ...(disk ? [{ name: 'the disk of the pictures is full', begin: disk.fill, end: disk.empty }] : []),
]
