import { join } from 'node:path'
import { type Hurry, TaskProcess } from '../outside/task-process.ts'
import { projectRoot } from '../project-root.ts'
import type { Tasks } from './draw.ts'

export { ProcessEnded as DrawingFailed } from '../outside/task-process.ts'

const drawer = new TaskProcess({
  script: join(projectRoot, 'src', 'server', 'pictures', 'draw-process.ts'),
  idleMs: 30_000,
  // Longer than the task's own timeout.
  timeoutMs: 90_000,
})

/** Runs a picture task in the child process, because the decoder's threads and memory cannot be limited inside this one. */
export const draw = <K extends keyof Tasks>(kind: K, given: Parameters<Tasks[K]>[0], hurry?: Hurry): ReturnType<Tasks[K]> =>
  drawer.run({ kind, given }, hurry) as ReturnType<Tasks[K]>

export const drawingState = () => drawer.state
