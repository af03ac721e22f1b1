export function startPostgres(options?: { durable?: boolean }): { url: string; restart(): void; stop(): void } | null
