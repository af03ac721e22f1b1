import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import type { Language } from './languages.ts'

const root = resolve(import.meta.dirname, '..', '..')

/** Phrases that `docs/voice.md` replaces, each with what is said instead. */
const REFUSED: Partial<Record<Language, [refused: RegExp, instead: string][]>> = {
  en: [
    [
      /\bstand(s|ing)? (below|above|under|here|beside|again|on (the|its|a)\b|in the (lists?|e?mail|calendar|document)|with the)/i,
      'is shown',
    ],
    [/\b(goes|gone|going|went|can go) back\b|\bcomes? back if you cancel/i, 'is refunded'],
    [/\bgiv(e|es|en|ing)( \w+){0,3} back\b/i, 'is refunded; a deposit is returned'],
    [/\bby (itself|themselves)\b/i, 'automatically'],
    [/(?<!-)\bmail(s|ed)?\b|\be-mail/i, 'email'],
    [/\bgood (until|for)\b/i, 'valid until, valid for'],
    [/\b(an?|another|earlier|last|each|this|one) try\b|\btries\b/i, 'attempt'],
    [/\bpapers?\b/i, 'document: papers prove an identity'],
    [/\ball the same\b/i, 'anyway'],
    [/\b(holds? no longer|no longer holds?)\b/i, 'is no longer valid'],
    [/\buntil when\b/i, 'the date by which'],
    [/\bbec[ao]me of\b/i, 'the status of'],
    [/\beras(e|es|ed|ing|ure)\b/i, 'delete'],
    [/\bstages?\b/i, 'instalment'],
    [/\bowe(s|d)?\b/i, 'is due: nobody is a debtor'],
    [/\bbeing tried out\b/i, 'is a test site'],
  ],
  de: [
    [/\bKaution\b[^.]*\bbezahlt\b/, 'hinterlegt: eine Kaution ist kein Preis'],
    [/\bgeh(t|en) (auf|an) [^.]*zurück\b|Rückerstattung|\bzurück(ge)?zahl/i, 'erstatten'],
    [/\bvon selbst\b/i, 'automatisch'],
    [/(?<!E-)\bMails?\b/, 'E-Mail'],
    [/\bSo steht es\b/i, 'lautet jetzt'],
    [/\bwas aus\b[^.]*\bgeworden\b/i, 'Stand'],
    [/\bNichterscheinen\b/, 'Nichtanreise'],
    [/\bHausmappe\b/, 'Gästemappe'],
    [/\bschulde(n|t)\b/i, 'ist zu zahlen'],
  ],
  el: [
    [/μόν(ος του|η της|ο του|ες τους|α τους)(?!\p{L})/iu, 'αυτόματα'],
    [/έμβασμα/i, 'τραπεζική μεταφορά'],
    [/αξιοθέατο/i, 'μέρος της περιοχής: μια παραλία δεν είναι αξιοθέατο'],
    [/δηνάρια Σερβίας/i, 'σερβικά δηνάρια'],
    [/αριθμ\p{L}+ καταχώρισης/iu, 'αριθμός μητρώου'],
    [/απέγινε/i, 'η κατάσταση'],
    [/οφείλετε/i, 'χρειάζεται να πληρώσετε'],
  ],
  sr: [
    [/(?<!\p{L})stoj[ei] (u|na strani|pored|uz|iznad|ovde|niže)(?!\p{L})/iu, 'prikazuje se, piše'],
    [/(?<!\p{L})se sam[aei]?(?!\p{L})/iu, 'automatski'],
    [/(?<!\p{L})mejl/iu, 'e-mail'],
    [/(?<!\p{L})dugujete(?!\p{L})/iu, 'treba da platite'],
    [/dvokrevetn/i, 'sa bračnim krevetom'],
    [/(obaveštenje|izjava) o (privatnosti|zaštiti podataka)/i, 'politika privatnosti'],
  ],
}

/** Prescribed by the specification to the letter (`merchant-duties`). */
const PRESCRIBED = ['We are waiting for the bank’s answer; you will get a mail; please do not pay again.']

type Node = { type: string; [key: string]: unknown }

/** Texts of a file without names of properties, modules, types and files. */
function* textsIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const one of value) yield* textsIn(one)
  if (!value || typeof value !== 'object' || Array.isArray(value)) return
  const { type, key, computed, source: _module, ...rest } = value as Node
  if (typeof type === 'string' && type.startsWith('TS')) {
    yield* textsIn(rest.expression)
    return
  }
  if (type === 'Literal' && typeof rest.value === 'string') yield rest.value
  if (type === 'TemplateLiteral') {
    yield (rest.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')
    yield* textsIn(rest.expressions)
    return
  }
  if (computed) yield* textsIn(key)
  for (const child of Object.values(rest)) yield* textsIn(child)
}

const isFileName = (text: string): boolean => /^\S+\.\w+$/.test(text)

/** 'Refunds go back (instead: …)' for every text of a file that has a refused phrase. */
const refusedIn = (file: string, language: Language, source = readFileSync(resolve(root, file), 'utf8')): string[] =>
  [...textsIn(parseSync(file, source).program)]
    .filter((text) => !isFileName(text) && !PRESCRIBED.includes(text))
    .flatMap((text) =>
      (REFUSED[language] ?? []).filter(([refused]) => refused.test(text)).map(([, instead]) => `${text} (instead: ${instead})`),
    )

const filesIn = (language: Language) =>
  globSync([`src/words/${language}/*.ts`, language === 'en' ? 'seed/*.ts' : `seed/translations/${language}.ts`], { cwd: root })

test.each(Object.keys(REFUSED) as Language[])('no text in %s has a phrase that the voice of the house refuses', (language) => {
  const read = filesIn(language)
  expect(read.length).toBeGreaterThan(30)
  expect(read.flatMap((file) => refusedIn(file, language).map((found) => `${file}: ${found}`))).toEqual([])
})

test.each([
  ['en', 'The answer stands here.'],
  ['en', '70% of what you have paid goes back.'],
  ['en', 'The amount was given back.'],
  ['en', 'The later one is refunded by itself.'],
  ['en', 'You will get a mail.'],
  ['en', 'It is good for ten minutes.'],
  ['en', 'Too many tries'],
  ['en', 'Papers'],
  ['de', 'Eine Kaution von 500 € wird in bar bezahlt.'],
  ['de', 'Der Betrag geht auf Ihre Karte zurück.'],
  ['el', 'Το ποσό επιστρέφει μόνο του.'],
  ['sr', 'Novac se sam vraća.'],
] as const)('a refused phrase in %s is found: %s', (language, text) => {
  const code = `export const one = '${text}'; export const other = (amount: string): string => \`${text} \${amount}\``
  expect(refusedIn('words.ts', language, code)).toHaveLength(2)
})

test('names of keys, literal senses and sentences of the specification are not refused', () => {
  const code = `import type { PaperKind } from '#domain/papers/paper.ts'
    export const jobs = { 'send mails': 'sending emails' }
    export const house = 'Thea is built of the stone of the hill it stands on.'
    export const again = 'Please go back and choose your dates again.'
    export const waiting = '${PRESCRIBED[0]}'`
  expect(refusedIn('words.ts', 'en', code)).toEqual([])
})
