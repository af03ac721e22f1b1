export function startPostgres(): { url: string; stop(): void } | null
