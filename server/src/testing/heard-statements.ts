import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** Where a run on the embedded database leaves the texts of its statements for one on a server; undefined where no such run follows. */
const file: string | undefined = process.env['HEARD_STATEMENTS'] || undefined;

const heard = new Set<string>();

/** Writes each text down that is sent through this pool for the first time in this process. */
export function hearStatements(pool: pg.Pool): void {
  if (file === undefined) return;
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...sent: unknown[]) => unknown;
    // All the forms in which a client may be asked begin with a text or with what holds one.
    client.query = ((...sent: unknown[]) => {
      const [asked] = sent as [string | { readonly text?: string } | undefined];
      hear(typeof asked === 'string' ? asked : asked?.text);
      return send(...sent);
    }) as typeof client.query;
  });
}

function hear(text: string | undefined): void {
  if (file === undefined || text === undefined || heard.has(text)) return;
  heard.add(text);
  appendFileSync(file, `${JSON.stringify(text)}\n`);
}

/** What was heard in the run before, each text once; undefined where there was none. */
export function heardStatements(): readonly string[] | undefined {
  if (file === undefined || !existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return [...new Set(lines)].map((line) => JSON.parse(line) as string); // written above
}
