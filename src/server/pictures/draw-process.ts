// Forked by drawing.ts. Does one task after the other and ends with the process that forked it.
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
// A service manager tells every process to end; what is under way is still wanted by the one that forked this.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)

const answer = (answered: Answered) => process.send?.(answered)
