type Listing = { files: { key: string; bytes: number }[] /** Where the next page begins. */; next: string | undefined }

const signs: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const inside = (xml: string, name: string): string | undefined =>
  xml.match(new RegExp(`<${name}>([^<]*)</${name}>`))?.[1]?.replace(/&(\w+);/g, (whole, sign: string) => signs[sign] ?? whole)

/** A page of S3's ListObjectsV2. */
export function readListing(xml: string): Listing {
  const files = [...xml.matchAll(/<Contents>.*?<\/Contents>/gs)].map(([one]) => ({
    key: inside(one, 'Key') ?? '',
    bytes: Number(inside(one, 'Size')),
  }))
  return { files, next: inside(xml, 'IsTruncated') === 'true' ? inside(xml, 'NextContinuationToken') : undefined }
}
