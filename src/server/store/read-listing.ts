/** `next`: continuation token of the next page. */
type Listing = { files: { key: string; bytes: number }[]; next: string | undefined }

const signs: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const inside = (xml: string, name: string): string | undefined =>
  xml.match(new RegExp(`<${name}>([^<]*)</${name}>`))?.[1]?.replace(/&(\w+);/g, (whole, sign: string) => signs[sign] ?? whole)

/** Parses a page of S3's ListObjectsV2. Null if it is invalid, or truncated without a continuation token. */
export function readListing(xml: string): Listing | null {
  if (!/<ListBucketResult[\s>]/.test(xml) || !/<\/ListBucketResult>\s*$/.test(xml)) return null
  const truncated = inside(xml, 'IsTruncated')
  const next = truncated === 'true' ? inside(xml, 'NextContinuationToken') : undefined
  if ((truncated !== 'true' && truncated !== 'false') || (truncated === 'true' && !next)) return null
  // Each part begins after a tag: a search for its end would be repeated for every tag without one.
  const [, ...parts] = xml.split('<Contents>')
  const files = parts.map((one) => ({
    key: inside(one, 'Key') ?? '',
    bytes: Number(inside(one, 'Size')),
  }))
  return files.every(({ key, bytes }) => key !== '' && Number.isSafeInteger(bytes)) ? { files, next } : null
}
