import type { AnswerOf } from '#contract/call.ts'
import type { letterCalls } from '#contract/letters.ts'
import type { Letter } from '#domain/bookings/letters.ts'
import * as words from '#words/en/office-letters.ts'
import { tagOf } from '#words/languages.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** A mail as it would be sent now. */
export type ReadLetter = AnswerOf<typeof letterCalls.read> & { letter: Letter }

/** Shows a mail to the guest before it is sent. */
export const LetterDialog = ({ letter, bookingId, back }: { letter: ReadLetter | null; bookingId: number; back: string }) => (
  <ConfirmDialog
    open={letter !== null}
    back={back}
    title={letter ? words.letters[letter.letter].title : ''}
    act={words.send}
    acting={words.sending}
    fields={{ intent: 'send-letter', bookingId, letter: letter?.letter ?? '' }}
  >
    {letter && (
      <>
        <p className="wrap-anywhere">{words.goesTo(letter.to)}</p>
        <p lang={tagOf[letter.language]} className="font-semibold">
          {letter.subject}
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
        <section tabIndex={0} aria-label={words.text} lang={tagOf[letter.language]} className="letter-text">
          {letter.text}
        </section>
      </>
    )}
  </ConfirmDialog>
)
