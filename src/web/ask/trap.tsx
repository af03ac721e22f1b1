import * as words from '#words/en/ask.ts'

/** A field that people neither see nor reach; what fills it in is a machine. */
export const Trap = () => (
  <p aria-hidden="true" className="sr-only">
    <label>
      {words.leaveEmpty}
      <input name="website" defaultValue="" tabIndex={-1} autoComplete="off" />
    </label>
  </p>
)
