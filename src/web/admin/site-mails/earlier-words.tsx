import type { MailEdition, MailInLanguage } from '#contract/mail-words.ts'
import { mailParts } from '#domain/mails/worded-mails.ts'
import * as words from '#words/en/office-mail-words.ts'
import { nameOf, tagOf } from '#words/languages.ts'
import { formatMoment } from '../format-moment.ts'
import { OneLanguage } from './to-first.tsx'

type Props = { history: readonly MailEdition[]; texts: readonly MailInLanguage[] }

/** What was written before, with the way back to it. */
export const EarlierWords = ({ history, texts }: Props) => (
  <section aria-labelledby="history" className="mt-10 max-w-3xl">
    <h2 id="history" className="text-xl">
      {words.history}
    </h2>
    <p className="mb-2 text-ink-soft text-sm">{words.historyHow}</p>
    {history.map((edition) => (
      <Earlier
        key={`${edition.language} ${edition.edition}`}
        edition={edition}
        text={texts.find(({ language }) => language === edition.language)}
      />
    ))}
  </section>
)

function Earlier({ edition: { language, edition, at, by, own }, text }: { edition: MailEdition; text: MailInLanguage | undefined }) {
  const parts = mailParts.filter((part) => own[part] !== '')
  const line = words.line(nameOf[language], formatMoment(at))
  return (
    <details className="border-sand-line border-b">
      <summary className="min-h-11 cursor-pointer py-2.5">
        <b>{line}</b>
        {by && ` ${words.by(by)}`}
        {text?.edition === edition && <span className="text-ink-soft"> ({words.current})</span>}
      </summary>
      <div className="space-y-3 pb-4 text-sm">
        {parts.length === 0 && <p>{words.first}</p>}
        {parts.map((part) => (
          <div key={part}>
            <p className="font-semibold">{words.parts[part]}</p>
            <p lang={tagOf[language]} className="whitespace-pre-line wrap-anywhere">
              {own[part]}
            </p>
          </div>
        ))}
        {text && text.edition !== edition && (
          <OneLanguage intent="take" text={text} own={own}>
            <button type="submit" className="link link-alone">
              {words.take}
              <span className="sr-only"> ({line})</span>
            </button>
          </OneLanguage>
        )}
      </div>
    </details>
  )
}
