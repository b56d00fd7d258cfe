import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
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
 * browser then draws it by itself, and says what is wrong.
 */
export function drawPage(visit: Visit): Promise<Drawn | undefined> {
  return visits.run(visit, () => draw(visit));
}

async function draw({ address, phone, at }: Visit): Promise<Drawn | undefined> {
  const [pathname = '/'] = address.split('?', 1);
  await prepareRoute(pathname);
  const client = createQueryClient();
  const drawnFor = { phone, at };
  const page = () =>
    renderToString(
      <StrictMode>
        <App
          client={client}
          drawnFor={drawnFor}
          Router={({ children }) => <StaticRouter location={address}>{children}</StaticRouter>}
        />
      </StrictMode>,
    );
  for (let round = 0; round < roundsMax; round += 1) {
    const html = page();
    // What was drawn without an answer is asked for, and drawn once more.
    const open = wanted(client);
    if (open.length === 0) return html.includes(unfinished) ? undefined : { html, state: carryDrawn(client, drawnFor) };
    const answers = await Promise.allSettled(open.map((query) => query.fetch()));
    if (answers.some(({ status }) => status === 'rejected')) return undefined;
  }
  return undefined;
}

/** How React marks a part that it could not draw. */
const unfinished = '<!--$!-->';

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
