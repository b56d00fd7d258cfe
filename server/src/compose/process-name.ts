import { hostname } from 'node:os';

/** By which name this process is known to the others, at the desk and in the database. */
export function processName({ ROLE }: { readonly ROLE: string }): string {
  return `${hostname()}:${process.pid}:${ROLE}`;
}
