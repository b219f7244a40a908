import { DatabaseAway, isAway } from './database-away.ts';

/** By what PostgreSQL calls its refusals. */
const refusals: Readonly<Record<string, string>> = {
  '28P01': 'it refuses the password of this user',
  '28000': 'it does not let this user in',
  '3D000': 'it has no such database: create it',
  '42501': 'this user may not make tables there: make it the owner of the database',
  '25006': 'it may only be read: name the server that leads',
};
/** Of Node, about certificates. */
const tlsFaults = /^(ERR_(SSL|TLS)_|CERT_|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_)/;
/** Of `pg`, which gives it no code. */
const noTls = /does not support SSL/;

/** Why a server cannot be the database, where an operator can mend that; `null` for anything else. */
export function postgresTrouble(error: unknown): string | null {
  const cause = error instanceof DatabaseAway ? error.cause : error;
  const { code = '', message = '', path } = cause as { code?: unknown; message?: string; path?: string };
  const refusal = refusals[String(code)];
  if (refusal !== undefined) return `${refusal}. PostgreSQL says: ${message}`;
  if (isAway(cause)) return `no database answers there: ${message}`;
  if (noTls.test(message) || tlsFaults.test(String(code))) {
    return `it is not reached over TLS: ${message}. What sslmode and sslrootcert do: docs/stores.md`;
  }
  // Drivers read more spellings than `URL` does, so what they can't read is known only then.
  if (code === 'ERR_INVALID_URL') return 'is no address';
  return path === undefined ? null : `the file ${path} that it names cannot be read (${String(code)})`;
}
