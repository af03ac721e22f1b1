export function startPostgres(options?: { durable?: boolean }): { url: string; stop(): void } | null
