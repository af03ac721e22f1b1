import { Refusal } from '#contract/refusal.ts'
import { registrationProblem } from '#domain/villas/registration.ts'
import { BadEnvironment } from '../bad-environment.ts'
import type { Db } from '../db/client.ts'
import { villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { onSale, type VillaRow } from './queries.ts'

/** Live mode requires the registration and levy class of each villa on sale. @throws BadEnvironment naming villas without */
export async function refuseUnregistered(db: Db): Promise<void> {
  const rows = await db.select().from(villas).where(onSale).orderBy(villas.position, villas.id)
  const lacking = rows.filter((villa) => registrationProblem(villa, { live: true }))
  if (lacking.length === 0) return
  const names = lacking.map(({ name }) => `- ${name}`).join('\n')
  throw new BadEnvironment(`LIVE=1 needs the Greek registration and the levy class of each villa, on the villas page:\n${names}`)
}

/** @throws Refusal for a registration or levy class that is wrong, or lacking where guests pay real money */
export function refuseRegistration({ env }: Deps, villa: VillaRow): void {
  const fields = registrationProblem(villa, { live: env.LIVE === '1' })
  const [says] = Object.values(fields ?? {})
  if (fields && says) throw new Refusal('bad_input', { says, fields: { ...fields } })
}
