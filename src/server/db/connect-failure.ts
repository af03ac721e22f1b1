import { escapeIdentifier } from 'pg'
import type { Connection } from './connection.ts'
import { type Lack, lackInWords } from './statements.ts'

type FromPostgres = Error & { code?: string; routine?: string; errors?: FromPostgres[] }

/** Always has a digit, unlike Node's `EPIPE` and `EPERM`. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/
const MAY_NOT_LOG_IN = '28000'
const WRONG_PASSWORD = '28P01'
const NO_SUCH_DATABASE = '3D000'
const MAY_NOT_CONNECT = '42501'
/** PostgreSQL function that checks `pg_hba.conf`. Identifies the error, because messages are localised. */
const COMPARES_HOSTS = 'ClientAuthentication'

/** Explains to the operator why the connection failed. */
export function connectFailure(error: unknown, connection: Connection): string {
  const answer = answerIn(error as FromPostgres)
  if (answer) return lackInWords(refusal(answer, connection), '')
  const { setting, place } = connection
  return `PostgreSQL at ${place} does not answer (${setting}): ${getMessage(error as FromPostgres)}`
}

/** The error sent by the server itself; with several hosts the first one. */
function answerIn(error: FromPostgres): FromPostgres | undefined {
  if (SQLSTATE.test(error.code ?? '')) return error
  const causes = [...(error.errors ?? []), ...(error.cause instanceof Error ? [error.cause as FromPostgres] : [])]
  return causes.map(answerIn).find((found) => found !== undefined)
}

/** Node's error has an empty message if it tried several addresses. */
const getMessage = ({ message, errors = [] }: FromPostgres): string => message || errors.map((one) => one.message).join('; ')

function refusal({ code, routine, message }: FromPostgres, { setting, role, database, place }: Connection): Lack {
  const [quotedRole, quotedDatabase] = [escapeIdentifier(role), escapeIdentifier(database)]
  const password = `LOGIN PASSWORD 'the password in ${setting}'`
  if (code === MAY_NOT_LOG_IN && routine === COMPARES_HOSTS)
    return {
      words: `PostgreSQL at ${place} does not admit this machine (${setting}). Its pg_hba.conf needs a line: ${message}`,
      statements: [],
    }
  if (code === WRONG_PASSWORD || code === MAY_NOT_LOG_IN)
    return {
      words: `PostgreSQL at ${place} does not let the role ${quotedRole} of ${setting} sign in: there is no such role, it may not sign in, or its password is another.`,
      statements: [`CREATE ROLE ${quotedRole} ${password};`, `ALTER ROLE ${quotedRole} ${password};  -- where it exists already`],
    }
  if (code === NO_SUCH_DATABASE)
    return {
      words: `PostgreSQL at ${place} has no database ${quotedDatabase}, which ${setting} names.`,
      statements: [`CREATE DATABASE ${quotedDatabase} OWNER ${quotedRole};`],
    }
  if (code === MAY_NOT_CONNECT)
    return {
      words: `The role ${quotedRole} of ${setting} may not connect to the database ${quotedDatabase}.`,
      statements: [`GRANT CONNECT ON DATABASE ${quotedDatabase} TO ${quotedRole};`],
    }
  return { words: `PostgreSQL at ${place} refuses the connection (${setting}, SQLSTATE ${code}): ${message}`, statements: [] }
}
