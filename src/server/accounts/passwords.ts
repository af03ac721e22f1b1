import { hash, verify } from '@node-rs/argon2'

// OWASP's parameters for argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

let standIn: Promise<string> | undefined

/** Takes the same time whether there is such an account or not. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  standIn ??= hashPassword('nobody has this password')
  const matches = await verify(passwordHash ?? (await standIn), password)
  return matches && passwordHash !== undefined
}
