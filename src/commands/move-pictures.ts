import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { BadEnvironment } from '#server/bad-environment.ts'
import { refuseNoDatabase } from '#server/db/existing-site.ts'
import { readEnv } from '#server/env.ts'
import { copyFiles } from '#server/store/copy-files.ts'
import { openStore, pictureFolder } from '#server/store/open-store.ts'
import { inWords } from './in-words.ts'

await inWords(async () => {
  const env = readEnv(process.env)
  if (!env.bucket) throw new BadEnvironment('Please set the S3_ names of the bucket into which the pictures go.')
  if (!env.DATABASE_URL) refuseNoDatabase(env.DATA_DIR)
  const [folder, bucket] = [pictureFolder(env), openStore(env)]
  if (!existsSync(folder.place)) throw new BadEnvironment(`There are no pictures in ${resolve(folder.place)}. Nothing was copied.`)
  const { copied, there } = await copyFiles(folder, bucket)
  return `${copied} files of ${folder.place} went into ${bucket.place}, ${there} were there. Start the site with these S3_ names; the folder is left as it is.`
})
