import { hash, verify } from '@node-rs/argon2'

/** OWASP's parameters for argon2id. The contract refuses passwords longer than 200 characters before hashing. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

let dummyHash: Promise<string> | undefined

/** Takes the same time whether the account exists or not. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password')
  const matches = await verify(passwordHash ?? (await dummyHash), password)
  return matches && passwordHash !== undefined
}

/** True if the hash was made with other parameters than today's; the next sign-in rehashes it. */
export const madeAtAnotherCost = (passwordHash: string): boolean =>
  !passwordHash.startsWith(`$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`)
