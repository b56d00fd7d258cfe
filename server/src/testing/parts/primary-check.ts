import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askPostgres } from './postgres-server.ts';

/** What Patroni says beside a server of PostgreSQL: 200 on `/primary` while it can be written to. */
export async function openPrimaryCheck(url: string): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = createServer((_request, response) => {
    askPostgres<{ is_standby: boolean }>(url, 'SELECT pg_is_in_recovery() AS is_standby').then(
      ({ rows }) => response.writeHead(rows[0]?.is_standby === false ? 200 : 503).end(),
      () => response.writeHead(503).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
