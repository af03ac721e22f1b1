// The same as `src/cli.ts start`: service files of earlier versions name this file.
import process from 'node:process'

process.argv[2] = 'start'
await import('./cli.ts')
