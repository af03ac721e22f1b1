import { hash, verify } from '@node-rs/argon2'

export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number }

/** OWASP's parameters for argon2id. The contract refuses passwords longer than 200 characters before hashing. */
const OWASP: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type Passwords = {
  hash(password: string): Promise<string>
  /** Takes the same time whether there is a hash or not. */
  matches(passwordHash: string | null | undefined, password: string): Promise<boolean>
  /** True if the hash was made with other parameters than today's; the next sign-in rehashes it. */
  madeAtAnotherCost(passwordHash: string): boolean
}

export function passwordsAt(cost = OWASP): Passwords {
  const { memoryCost, timeCost, parallelism } = cost
  const prefix = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`
  const hashAtCost = (password: string) => hash(password, cost)
  let dummyHash: Promise<string> | undefined
  return {
    hash: hashAtCost,
    matches: async (passwordHash, password) => {
      dummyHash ??= hashAtCost('nobody has this password')
      const matches = await verify(passwordHash ?? (await dummyHash), password)
      return matches && typeof passwordHash === 'string'
    },
    madeAtAnotherCost: (passwordHash) => !passwordHash.startsWith(prefix),
  }
}
