import type { LiveConditionCode } from '#domain/going-live/conditions.ts'

/** Something that a site with real guests needs and this one lacks. */
export type LiveCondition = {
  kind: 'environment' | 'settings' | 'villa'
  code: LiveConditionCode
  /** The environment variable, the setting as `company.taxNumber`, or the villa's name. */
  name: string
  /** How the operator is told. */
  words: string
  /** Number of the newest migration when the condition was added. A live site with a newer database has met it. '': since the first version. */
  after: string
}
