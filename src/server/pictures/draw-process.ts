// Entry of the child process forked by drawing.ts. Processes tasks one at a time and exits with its parent.
import { type Tasks, tasks } from './draw.ts'

export type Asked = { kind: keyof Tasks; given: never }
export type Answered = { result: unknown } | { failed: string }

process.on('message', ({ kind, given }: Asked) => {
  tasks[kind](given).then(
    (result) => answer({ result }),
    (error: Error) => answer({ failed: error.message }),
  )
})
process.once('disconnect', () => process.exit())
// Service managers signal all processes. The parent still needs the running task, so ignore the signals.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)

const answer = (answered: Answered) => process.send?.(answered)
