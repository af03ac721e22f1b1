type Ran = { status: number | null; stdout: string; stderr: string }
export function startPostgres(options?: { durable?: boolean }): { url: string; restart(): void; stop(): void } | null
export function postgresPrograms(): { folder: string; run(program: string, ...args: string[]): Ran } | null
