/** Local headers, central directory and its end, as PKWARE's APPNOTE names them. */
const CENTRAL = 0x02014b50
const END = 0x06054b50
const END_LENGTH = 22

/** The files of a ZIP archive without compression, read by its directory as readers do. */
export function filesIn(zip: Buffer): Map<string, Buffer> {
  const end = zip.length - END_LENGTH
  if (zip.readUInt32LE(end) !== END) throw new Error('the archive has no end')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== CENTRAL || zip.readUInt16LE(at + 10) !== 0) throw new Error('an entry of the archive cannot be read')
    const [size, nameLength, extra, comment] = [zip.readUInt32LE(at + 24), ...[28, 30, 32].map((field) => zip.readUInt16LE(at + field))]
    const header = zip.readUInt32LE(at + 42)
    const data = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
    files.set(zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0)), zip.subarray(data, data + (size ?? 0)))
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return files
}
