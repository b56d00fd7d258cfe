import { exiftoolMissing } from '../../server/src/testing/parts/exiftool.ts';
import { haproxyMissing } from '../../server/src/testing/parts/haproxy.ts';
import { followsStatements, pgbouncerVersion } from '../../server/src/testing/parts/pgbouncer.ts';
import { pgbackrestMissing } from '../../server/src/testing/parts/pgbackrest.ts';
import { postgresMissing } from '../../server/src/testing/parts/postgres-server.ts';

/** Asked when it matters: tools/test.mjs sets it after it has read its arguments. */
const isSlow = () => process.env.SLOW === '1' || process.env.LONG === '1';

/** What a requirement can need, in the words of docs/requirements/proved-elsewhere.md, with what tells whether this machine has it. */
const tellers = {
  PostgreSQL: (databaseUrl) => Boolean(databaseUrl),
  // Their tests run beside the others on PostgreSQL.
  'programs of PostgreSQL': (databaseUrl) => Boolean(databaseUrl) && postgresMissing === undefined,
  PgBouncer: (databaseUrl) => Boolean(databaseUrl) && pgbouncerVersion !== undefined,
  'PgBouncer 1.21': (databaseUrl) => Boolean(databaseUrl) && (pgbouncerVersion ?? 0) >= followsStatements,
  exiftool: () => exiftoolMissing === undefined,
  HAProxy: () => haproxyMissing === undefined,
  'a slow run': isSlow,
  'a slow run with programs of PostgreSQL': (databaseUrl) =>
    isSlow() && Boolean(databaseUrl) && postgresMissing === undefined,
  'a slow run with HAProxy and PostgreSQL': (databaseUrl) =>
    isSlow() && Boolean(databaseUrl) && haproxyMissing === undefined,
  'a slow run with pgBackRest and PostgreSQL': (databaseUrl) =>
    isSlow() && Boolean(databaseUrl) && postgresMissing === undefined && pgbackrestMissing === undefined,
};

/** Everything that a requirement can need. */
export const needs = Object.keys(tellers);

/** What of it this machine, and this run, has. `databaseUrl` is the server that the tests were given, if any. */
export function needsAtHand(databaseUrl) {
  return needs.filter((need) => tellers[need](databaseUrl));
}
