export type KeptFile = { name: string; bytes: number }

/** Where pictures are kept. Names are ours alone, and a file never changes under its name. */
export type Store = {
  /** In words, for whoever runs the site. */
  place: string
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Null where there is no such file; a store that cannot tell is down. */
  get(name: string): Promise<Uint8Array | null>
  remove(name: string): Promise<void>
  /** By name; what is being written is not in it. */
  list(): AsyncIterable<KeptFile>
}
