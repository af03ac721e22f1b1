// Entry of the child process started by drawing.ts.
import { answerTasks } from '../outside/answer-tasks.ts'
import { type Tasks, tasks } from './draw.ts'

export type Asked = { kind: keyof Tasks; given: never }

answerTasks(({ kind, given }: Asked) => tasks[kind](given))
