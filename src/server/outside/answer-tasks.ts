export type Answered = { result: unknown } | { failed: string }

/** Runs in a child process started by `TaskProcess`: answers its tasks one at a time, and exits with its parent. */
export function answerTasks<Task>(work: (task: Task) => unknown): void {
  process.on('message', async (task: Task) => {
    try {
      answer({ result: await work(task) })
    } catch (error) {
      answer({ failed: (error as Error).message })
    }
  })
  process.once('disconnect', () => process.exit())
  // Service managers signal all processes. The parent still needs the running task, so ignore the signals.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)
}

const answer = (answered: Answered) => process.send?.(answered)
