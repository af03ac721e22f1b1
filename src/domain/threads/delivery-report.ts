/** Reports are short; what they return may be a long mail, whose head comes first. In letters. */
const LONGEST = 200_000

/** What a server reports of a mail that it could not deliver. `names`: how mails name themselves in it; `addresses`: with a sign of ours. */
export type DeliveryReport = { why: string; names: string[]; addresses: string[] }

/**
 * Reads a report of a mail that was not delivered for good (RFC 3464); null for any other mail, also where the mail is only delayed, or
 * somebody answers by a program. Anybody can forge one.
 */
export function readDeliveryReport(source: string): DeliveryReport | null {
  const plain = source
    .slice(0, LONGEST)
    .replace(/\r\n?/g, '\n')
    .replace(/=\n/g, '')
    .replace(/\n[ \t]+/g, ' ')
  const end = plain.indexOf('\n\n')
  const [head, body] = [plain.slice(0, end), plain.slice(end)]
  if (!/^content-type:\s*multipart\/report\b/im.test(head) || !/^action:\s*failed\b/im.test(body)) return null
  return {
    why: find(body, /^diagnostic-code:\s*(?:[a-z]+;)?(.+)$/im) || find(body, /^status:\s*(.+)$/im),
    names: [...body.matchAll(/^message-id:\s*(<[^>\s]{3,300}>)/gim)].flatMap(([, name]) => name ?? []),
    addresses: [...body.matchAll(/[^\s<>:;,"]{1,64}\+[sqt]\d{1,10}-[0-9a-f]{32}@[^\s<>;,"]{1,200}/gi)].map(([address]) => address),
  }
}

const find = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1]?.trim() ?? ''
