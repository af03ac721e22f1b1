/** How mail programs begin what they quote, in the languages of our guests: a name and a day, with a colon at the end. */
const ATTRIBUTION = [
  /^On .{5,200} wrote:$/i,
  /^Am .{5,200} schrieb\b.{0,120}:$/i,
  /^Am .{5,200} hat .{1,120} geschrieben:$/i,
  /^.{5,200} schrieb am .{5,120}:$/i,
  /^(Dana |Dne |U |У |Дана )?.{5,200} (je )?(napisao\/la|napisao\(la\)|napisala|napisao|piše|је написао\/ла|је написао|је написала|написао је|написала је|пише)( je)?( .{0,120})?:$/i,
  /^(Στις|Την|Τη|Το|Ο χρήστης|Η) .{3,200} έγραψε( .{0,120})?:$/i,
  /^(Le|Il|El) .{5,200} (a écrit|ha scritto|escribió) ?:$/i,
]
/** In lines, as programs break it. */
const LONGEST_ATTRIBUTION = 3
/** Yahoo on telephones goes on in the same line. */
const GOES_ON = /^On .{5,200}@.{3,100}> wrote: {2}/

/** A line between what was written and the mail that it answers. */
const DIVIDER =
  /^(_{20,}|-{2,} ?(Original Message|Original message|Originalna poruka|Izvorna poruka|Оригинална порука|Изворна порука|Αρχικό μήνυμα|Ursprüngliche Nachricht|Originalnachricht|Forwarded message|Prosleđena poruka|Weitergeleitete Nachricht|Προωθημένο μήνυμα) ?-{2,})$/i

/** The head of a quoted mail, as Outlook writes it: the sender, and right below the day. */
const HEAD_FROM = /^\*?(From|Od|Од|Von|Από|Šalje|Шаље):\*? .+/i
const HEAD_DATE = /^\*?(Sent|Date|Poslato|Datum|Датум|Послато|Gesendet|Στάλθηκε|Ημερομηνία):\*? .+/i

/** What programs and telephones add below a mail. */
const ADDED = [
  /^(Sent from|Get) (my |Outlook|Yahoo|Mail for|Gmail|Samsung|Proton|the all new AOL).{0,80}$/i,
  /^(Poslato|Poslano|Послато) (sa|s|iz|putem|са|с|из|путем) .{2,80}$/i,
  /^(Στάλθηκε|Εστάλη) (από|μέσω) .{2,80}$/i,
  /^(Αποκτήστε|Λήψη του) .{0,10}Outlook .{2,80}$/i,
  /^(Von meinem .{2,60} gesendet|Gesendet (von|mit|über) .{2,80}|Diese Nachricht wurde von .{2,60} gesendet.{0,40})$/i,
  /^Outlook (for|für|za|για) (iOS|Android)( herunterladen)?$/i,
]

const isQuoted = (line: string): boolean => line.startsWith('>')
const isBlank = (line: string): boolean => line.trim() === ''

/**
 * What somebody has written in a mail, without signature and without the mail that it answers. What stands between quoted lines is an
 * answer to them, so there the quoted lines stay. The whole text where nothing else would be left.
 */
export function ownWords(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd())
  const { above, below } = divide(lines)
  const own = [...withoutSignature(above), ...answersBetween(below)].join('\n').trim()
  return own || text.trim()
}

/** `below`: with the line that begins the quoted mail; empty without one. */
function divide(lines: readonly string[]): { above: string[]; below: string[] } {
  const begins = lines.findIndex((_, index) => beginsQuote(lines, index))
  const at = begins === -1 ? lines.length : begins
  return { above: lines.slice(0, at), below: lines.slice(at) }
}

function beginsQuote(lines: readonly string[], index: number): boolean {
  const line = lines[index]?.trim() ?? ''
  if (line === '') return false
  if (isQuoted(line) || DIVIDER.test(line) || isAttribution(lines, index)) return true
  return HEAD_FROM.test(line) && lines.slice(index + 1, index + 4).some((next) => HEAD_DATE.test(next.trim()))
}

function isAttribution(lines: readonly string[], index: number): boolean {
  if (GOES_ON.test(lines[index]?.trim() ?? '')) return true
  let joined = ''
  for (const line of lines.slice(index, index + LONGEST_ATTRIBUTION)) {
    if (isBlank(line)) return false
    joined = `${joined} ${line.trim()}`.trim()
    if (joined.endsWith(':') && /\d/.test(joined) && ATTRIBUTION.some((pattern) => pattern.test(joined))) return true
  }
  return false
}

/** What was written below or between quoted lines, with these above each answer; nothing where all is quoted, or no line is marked so. */
function answersBetween(below: readonly string[]): string[] {
  const first = below.findIndex(isQuoted)
  if (first === -1) return []
  const marked = withoutSignature(below.slice(first))
  const answered = marked.findLastIndex((line) => !isQuoted(line) && !isBlank(line))
  return answered === -1 ? [] : ['', ...marked.slice(0, answered + 1)]
}

/** Without a signature below two dashes, and without what a telephone adds. */
function withoutSignature(lines: readonly string[]): string[] {
  const dashes = lines.indexOf('--')
  const left = dashes === -1 ? lines : lines.slice(0, dashes)
  const isAdded = (line: string) => isBlank(line) || ADDED.some((pattern) => pattern.test(line.trim()))
  return left.slice(0, left.findLastIndex((line) => !isAdded(line)) + 1)
}
