import { expect, test } from 'vitest'
import { hostsIn } from './database-url.ts'

test.each([
  ['postgres://villas@localhost/villas', [['localhost', 5432]], ['postgres://villas@localhost/villas']],
  [
    'postgres://villas:p%40ss@one.example:5432,two.example:5433/villas?sslmode=require',
    [
      ['one.example', 5432],
      ['two.example', 5433],
    ],
    [
      'postgres://villas:p%40ss@one.example:5432/villas?sslmode=require',
      'postgres://villas:p%40ss@two.example:5433/villas?sslmode=require',
    ],
  ],
  ['postgres://[::1]:5434/villas', [['::1', 5434]], ['postgres://[::1]:5434/villas']],
] as const)('a database URL has the hosts and URLs of %s', (databaseUrl, hosts, urls) => {
  const found = hostsIn(databaseUrl)
  expect(found.hosts.map(({ host, port }) => [host, port])).toEqual(hosts)
  expect(found.urls).toEqual(urls)
})
