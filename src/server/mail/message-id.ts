import { LARGEST } from '#contract/wire.ts'
import type { Deps } from '../deps.ts'

type Site = Pick<Deps['env'], 'siteUrl'>
const hostIn = ({ siteUrl }: Site): string => new URL(siteUrl).hostname

/**
 * How a mail names itself: the same for every attempt, so that mail programs recognise duplicates. Includes the creation time because ids
 * can repeat after a restore.
 */
export const toMessageId = (site: Site, { id, createdAt }: { id: number; createdAt: Date }): string =>
  `<${id}.${createdAt.getTime().toString(36)}@${hostIn(site)}>`

/** Which mail of the site has a name, with its creation time in milliseconds; null for the name of any other mail. */
export function toMailId(site: Site, messageId: string): { id: number; createdAt: number } | null {
  const [, id = '', createdAt = '', host] = /^<(\d{1,10})\.([0-9a-z]{1,11})@(.+)>$/.exec(messageId) ?? []
  return host === hostIn(site) && Number(id) <= LARGEST ? { id: Number(id), createdAt: Number.parseInt(createdAt, 36) } : null
}
