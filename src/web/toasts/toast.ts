/**
 * `tone` only colours the edge; the text carries the meaning. `toOffice`: after a sign-in to the back office, whose language the sign-in page
 * does not know; the office says it in its own. `undo`: a form that takes back what was done.
 */
export type Toast = {
  title: string
  text?: string | undefined
  tone?: 'plain' | 'good' | 'bad'
  toOffice?: boolean
  undo?: { label: string; action: string; intent: string; id: number }
}
