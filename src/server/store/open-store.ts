import { join } from 'node:path'
import type { Env } from '../env.ts'
import { bucketStore } from './bucket-store.ts'
import { folderStore } from './folder-store.ts'
import type { Store } from './store.ts'

export const pictureFolder = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): Store => folderStore(join(DATA_DIR, 'pictures'))

/** The bucket if one is configured, otherwise a folder in the data folder. */
export const openStore = (env: Pick<Env, 'DATA_DIR' | 'bucket'>, patienceMs?: number): Store =>
  env.bucket ? bucketStore(env.bucket, patienceMs) : pictureFolder(env)
