import type { MailParts as Parts } from '#contract/threads.ts'
import * as words from '#words/en/support.ts'

type Props = { mail: Parts; pictureAt: (id: number) => string }

/** What came with a message by mail besides its words: its pictures, and what was not taken. */
export const MailParts = ({ mail: { pictures, leftOut }, pictureAt }: Props) => (
  <>
    {pictures.length > 0 && (
      <ul className="mt-2 flex flex-wrap gap-2">
        {pictures.map(({ id, width, height }, index) => (
          <li key={id}>
            <a href={pictureAt(id)} className="link block">
              <img
                src={pictureAt(id)}
                width={width}
                height={height}
                loading="lazy"
                alt={words.pictureByMail(index + 1)}
                className="h-32 w-auto max-w-full rounded-soft object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    )}
    {leftOut.length > 0 && <p className="mt-1 wrap-anywhere text-ink-soft text-sm">{words.leftOut(leftOut.length, leftOut.join(', '))}</p>}
  </>
)
