import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What a stand-in of a classifier does wrong. */
export const classifierFaults = [
  'late',
  'slow-body',
  '500',
  '401',
  '429',
  'html',
  'wrong-shape',
  'empty',
  'huge',
  'closed',
  'cut-off',
  'redirect',
] as const;
export type ClassifierFault = (typeof classifierFaults)[number];

export interface ClassifierPeer {
  readonly address: string;
  readonly requests: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string }[];
  verdict: 'pass' | 'review' | 'refuse';
  fault: ClassifierFault | undefined;
  /** The same for pictures alone, where that is another. */
  verdictOfImages: 'pass' | 'review' | 'refuse' | undefined;
  faultOfImages: ClassifierFault | undefined;
  close(): Promise<void>;
}

/** A classifier over a real socket that speaks as a webhook and as OpenAI does, until it is told to do something wrong. */
export async function openClassifierPeer(): Promise<ClassifierPeer> {
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const path = request.url ?? '';
      const asked = { path, headers: request.headers, body: body.toString('utf8') };
      peer.requests.push(asked);
      const isImage = /"kind":"image"|"image_url"/.test(asked.body);
      const fault = (isImage && peer.faultOfImages) || peer.fault;
      if (fault) return failAs(fault, response);
      const verdict = (isImage && peer.verdictOfImages) || peer.verdict;
      sendJson(response, path.endsWith('/moderations') ? asOpenAi(verdict) : asWebhook(verdict));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Listening at a port.
  const { port } = server.address() as AddressInfo;
  const peer: ClassifierPeer = {
    ...{ address: `http://127.0.0.1:${port}`, requests: [], verdict: 'pass', fault: undefined },
    ...{ verdictOfImages: undefined, faultOfImages: undefined },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return peer;
}

function asWebhook(verdict: ClassifierPeer['verdict']): object {
  return { verdict, categories: [{ name: 'violence', score: 0.9 }], model: 'peer-1' };
}

function asOpenAi(verdict: ClassifierPeer['verdict']): object {
  const scores = { violence: verdict === 'review' ? 0.9 : 0.01, 'sexual/minors': verdict === 'refuse' ? 0.97 : 0.001 };
  return { id: 'modr-1', model: 'peer-1', results: [{ flagged: verdict !== 'pass', category_scores: scores }] };
}

function sendJson(response: ServerResponse, json: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(json));
}

function failAs(fault: ClassifierFault, response: ServerResponse): void {
  switch (fault) {
    case 'late':
      return;
    case 'slow-body':
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"verdict":');
      return;
    case '500':
    case '401':
    case '429':
      response.writeHead(Number(fault), { 'content-type': 'application/json' }).end('{"verdict":"pass"}');
      return;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>');
      return;
    case 'wrong-shape':
      return sendJson(response, { verdict: 'fine', results: [], model: 7 });
    case 'empty':
      response.writeHead(200).end();
      return;
    case 'huge':
      return sendJson(response, { verdict: 'pass', model: 'x'.repeat(1_000_000) });
    case 'closed':
      response.socket?.destroy();
      return;
    case 'cut-off':
      response.writeHead(200, { 'content-length': '100' }).write('{"verdict":"pass"');
      response.socket?.end();
      return;
    case 'redirect':
      response.writeHead(307, { location: 'http://169.254.169.254/' }).end();
      return;
    default:
      return fault satisfies never;
  }
}
