import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { createQueryClient } from './api/queries.ts';
import { type Sending, sendBy } from './api/send.ts';
import { App } from './app.tsx';
import { carryDrawn } from './drawn.ts';
import { prepareRoute } from './routes.tsx';

export { drawnAddress } from './routes.tsx';

/** One page that is to be drawn on the server, for a guest. */
export interface Visit {
  /** As `drawnAddress` says it. */
  readonly address: string;
  readonly phone: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Asks the API as a guest. */
  readonly ask: (request: {
    readonly method: string;
    readonly address: string;
    readonly json: unknown;
  }) => Promise<Response>;
}

/** What stands in the page, and what the browser takes it over with. */
export interface Drawn {
  readonly html: string;
  /** JSON that may stand inside a `<script>` element. */
  readonly state: string;
}

/** A question may lead to another one; no page asks more often in a row. */
const roundsMax = 3;

const visits = new AsyncLocalStorage<Visit>();
sendBy(askOfVisit);

/**
 * Draws a page with everything a guest sees of it at first. Undefined when something that it wants to know could not be had: the
 * browser then draws it by itself, and says what is wrong. Rejects when a part of the page throws.
 */
export function drawPage(visit: Visit): Promise<Drawn | undefined> {
  return visits.run(visit, () => draw(visit));
}

async function draw({ address, phone, at }: Visit): Promise<Drawn | undefined> {
  const [pathname = '/'] = address.split('?', 1);
  await prepareRoute(pathname);
  const client = createQueryClient();
  const drawnFor = { phone, at };
  const page = (
    <StrictMode>
      <App
        client={client}
        drawnFor={drawnFor}
        Router={({ children }) => <StaticRouter location={address}>{children}</StaticRouter>}
      />
    </StrictMode>
  );
  for (let round = 0; round < roundsMax; round += 1) {
    // Waits for parts whose code is still being fetched. No part is large enough to be sent behind the rest, which a script moves.
    const failures: unknown[] = [];
    const { prelude } = await prerender(page, {
      progressiveChunkSize: Infinity,
      onError: (failure) => void failures.push(failure),
    });
    if (failures.length > 0) throw new AggregateError(failures, 'A part of the page could not be drawn.');
    const html = await new Response(prelude).text();
    // What was drawn without an answer is asked for, and drawn once more.
    const open = wanted(client);
    if (open.length === 0) return { html, state: carryDrawn(client, drawnFor) };
    const answers = await Promise.allSettled(open.map((query) => query.fetch()));
    if (answers.some(({ status }) => status === 'rejected')) return undefined;
  }
  return undefined;
}

/** Whatever parts of the page have asked for and nobody has answered. */
function wanted(client: QueryClient) {
  return client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'pending' && query.options.queryFn !== undefined && isEnabled(query));
}

function isEnabled({ options }: { readonly options: object }): boolean {
  return !('enabled' in options) || options.enabled !== false;
}

async function askOfVisit(address: string, { method, json }: Sending): Promise<Response> {
  const visit = visits.getStore();
  if (!visit) throw new Error('Asked outside a visit.');
  const answer = await visit.ask({ method, address, json });
  if (!answer.ok) throw new Error(`${method} ${address.split('?', 1)[0]} was answered ${answer.status}.`);
  return answer;
}
