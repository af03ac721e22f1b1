import * as words from '#words/en/support.ts'
import { Checkbox } from '../ui/checkbox.tsx'

/** Makes a request a complaint. */
export const ComplaintBox = ({ typed }: { typed: string | undefined }) => (
  <Checkbox
    name="kind"
    value="complaint"
    defaultChecked={typed === 'complaint'}
    label={<span className="font-semibold text-sm">{words.thisIsAComplaint}</span>}
    hint={words.whatAComplaintGets}
  />
)
