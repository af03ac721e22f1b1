// Entry of the child process started by read-feed.ts.
import type { CalendarDay } from '#domain/calendar-day.ts'
import { answerTasks } from '../outside/answer-tasks.ts'
import { parseFeed } from './parse-feed.ts'

export type Asked = { text: string; today: CalendarDay }

answerTasks(({ text, today }: Asked) => parseFeed(text, today))
