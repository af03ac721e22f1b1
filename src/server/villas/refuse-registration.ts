import { Refusal } from '#contract/refusal.ts'
import { registrationProblem } from '#domain/villas/registration.ts'
import type { Deps } from '../deps.ts'
import type { VillaRow } from './queries.ts'

/** @throws Refusal for a registration or levy class that is wrong, or lacking where guests pay real money */
export function refuseRegistration({ env }: Deps, villa: VillaRow): void {
  const fields = registrationProblem(villa, { live: env.LIVE === '1' })
  const [says] = Object.values(fields ?? {})
  if (fields && says) throw new Refusal('bad_input', { says, fields: { ...fields } })
}
