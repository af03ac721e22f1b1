import { hash, verify } from '@node-rs/argon2'

/** OWASP's parameters for argon2id. Longer passwords than 200 characters are refused by the contract, before they cost anything. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

let standIn: Promise<string> | undefined

/** Takes the same time whether there is such an account or not. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  standIn ??= hashPassword('nobody has this password')
  const matches = await verify(passwordHash ?? (await standIn), password)
  return matches && passwordHash !== undefined
}

/** Whether a hash was made at another cost than today's, so that the next sign-in makes it anew. */
export const madeAtAnotherCost = (passwordHash: string): boolean =>
  !passwordHash.startsWith(`$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`)
