export type Host = { host: string; port: number }

const DEFAULT_PORT = 5432

/** The hosts of a libpq URL with one or several hosts (`postgres://user@one:5432,two:5433/name`), and the URL of each single host. */
export function hostsIn(databaseUrl: string): { urls: string[]; hosts: Host[] } {
  const [, scheme = '', user = '', list = '', rest = ''] = /^(\w+:\/\/)([^@/]*@)?([^/?]*)(.*)$/s.exec(databaseUrl) ?? []
  const named = list.split(',')
  return { urls: named.map((one) => scheme + user + one + rest), hosts: named.map(parseHost) }
}

function parseHost(text: string): Host {
  const [, host = '', port] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(text) ?? []
  return { host: host.replace(/^\[|\]$/g, ''), port: port ? Number(port) : DEFAULT_PORT }
}
