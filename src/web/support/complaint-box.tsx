import * as words from '#words/complaints.en.ts'

/** Makes a request a complaint. */
export const ComplaintBox = ({ typed }: { typed: string | undefined }) => (
  <div>
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name="kind"
        value="complaint"
        defaultChecked={typed === 'complaint'}
        aria-describedby="complaint-hint"
        className="size-5 shrink-0 accent-aegean"
      />
      <span className="font-semibold text-sm">{words.thisIsAComplaint}</span>
    </label>
    <p id="complaint-hint" className="text-ink-soft text-sm">
      {words.whatAComplaintGets}
    </p>
  </div>
)
