import * as words from '#words/en/office-support.ts'

export const toMessagePicture = (id: number): string => `/api/messagePicture.php?id=${id}`

type Props = { message: { id: number; sender: string | null; hasWhole: boolean } }

/** What only the office sees of a message by mail: the address that is not the guest's, and the way to the whole mail. */
export const OfficeMail = ({ message: { id, sender, hasWhole } }: Props) => (
  <>
    {sender && <p className="mt-1 wrap-anywhere text-brick text-sm">{words.sentFrom(sender)}</p>}
    {hasWhole && (
      <p className="mt-1 text-sm">
        <a href={`/api/wholeMail.php?messageId=${id}`} target="_blank" rel="noopener" className="link link-alone">
          {words.wholeMail}
        </a>
      </p>
    )}
  </>
)
