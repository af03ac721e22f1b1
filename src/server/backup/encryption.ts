import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { BadEnvironment } from '../bad-environment.ts'
import { BadArchive } from './bad-archive.ts'

/** Loaded when it is needed, because it takes 25 MB of memory. */
const age = () => import('age-encryption')

/** The ending of backups that are encrypted for BACKUP_KEY, in the format of the program `age`. */
export const ENCRYPTED = '.age'

/** @throws BadEnvironment if `publicKey` is no public key of age */
async function encrypterFor(publicKey: string) {
  const { Encrypter } = await age()
  const encrypter = new Encrypter()
  try {
    encrypter.addRecipient(publicKey)
  } catch (error) {
    throw new BadEnvironment(`BACKUP_KEY is not a public key of age (age1...): ${(error as Error).message}`, { cause: error })
  }
  return encrypter
}

/** @throws BadEnvironment if `publicKey` is no public key of age */
export const checkPublicKey = async (publicKey: string): Promise<void> => void (await encrypterFor(publicKey))

type Bytes = globalThis.ReadableStream<Uint8Array>
const readBytes = (file: string): Bytes => Readable.toWeb(createReadStream(file)) as Bytes
const writeTo = (file: string, bytes: Bytes): Promise<void> =>
  pipeline(Readable.fromWeb(bytes as ReadableStream<Uint8Array>), createWriteStream(file, { mode: 0o600 }))

/** Encrypts a file, so that only the holder of the private key can read it. */
export async function encryptFile(file: string, to: string, publicKey: string): Promise<void> {
  await writeTo(to, await (await encrypterFor(publicKey)).encrypt(readBytes(file)))
}

/** @throws BadArchive if the key does not open the file, or the file is damaged */
export async function decryptFile(file: string, to: string, privateKey: string): Promise<void> {
  const { Decrypter } = await age()
  const decrypter = new Decrypter()
  try {
    decrypter.addIdentity(privateKey.trim())
    await writeTo(to, await decrypter.decrypt(readBytes(file)))
  } catch (error) {
    throw new BadArchive(`The backup cannot be opened with this key: ${(error as Error).message}. Nothing was changed.`, { cause: error })
  }
}
