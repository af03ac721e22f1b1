type Ran = { status: number | null; stdout: string; stderr: string }
type Server = { url: string; restart(): void; stop(): void }
export function startPostgres(options?: { durable?: boolean }): Server | null
export function startOwnPostgres(options?: { durable?: boolean; password?: string }): Server | null
export function postgresPrograms(): { folder: string; run(program: string, ...args: string[]): Ran } | null
