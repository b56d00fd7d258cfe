import { apiBase, type contract, type Endpoint, type ReplyOf, type SentBody } from '@loomlight/contract';
import { endpoints as allEndpoints } from '@loomlight/contract/endpoints';
import type { arrivals } from '@loomlight/contract/arrivals';
import type { blocks } from '@loomlight/contract/blocks';
import type { collections } from '@loomlight/contract/collections';
import type { desk } from '@loomlight/contract/desk';
import type { emailChanges } from '@loomlight/contract/email-changes';
import type { factors } from '@loomlight/contract/factors';
import type { follows } from '@loomlight/contract/follows';
import type { imports } from '@loomlight/contract/imports';
import type { generations } from '@loomlight/contract/generations';
import type { ownLibrary } from '@loomlight/contract/own-library';
import type { picks } from '@loomlight/contract/picks';
import type { pins } from '@loomlight/contract/pins';
import type { privacy } from '@loomlight/contract/privacy';
import type { provenance } from '@loomlight/contract/provenance';
import type { refusals } from '@loomlight/contract/refusals';
import type { related } from '@loomlight/contract/related';
import type { reports, statements } from '@loomlight/contract/reports';
import type { search } from '@loomlight/contract/search';
import type { setup } from '@loomlight/contract/setup';
import type { shownFavorites } from '@loomlight/contract/shown-favorites';
import type { siteNews } from '@loomlight/contract/site-news';
import type { statistics } from '@loomlight/contract/statistics';
import type { trash } from '@loomlight/contract/trash';
import type { weeklyMail } from '@loomlight/contract/weekly-mail';
import { vi } from 'vitest';

type Areas = typeof contract & {
  readonly factors: typeof factors;
  readonly arrivals: typeof arrivals;
  readonly blocks: typeof blocks;
  readonly collections: typeof collections;
  readonly desk: typeof desk;
  readonly emailChanges: typeof emailChanges;
  readonly follows: typeof follows;
  readonly imports: typeof imports;
  readonly generations: typeof generations;
  readonly ownLibrary: typeof ownLibrary;
  readonly picks: typeof picks;
  readonly pins: typeof pins;
  readonly privacy: typeof privacy;
  readonly provenance: typeof provenance;
  readonly refusals: typeof refusals;
  readonly related: typeof related;
  readonly reports: typeof reports;
  readonly statements: typeof statements;
  readonly search: typeof search;
  readonly setup: typeof setup;
  readonly shownFavorites: typeof shownFavorites;
  readonly siteNews: typeof siteNews;
  readonly statistics: typeof statistics;
  readonly trash: typeof trash;
  readonly weeklyMail: typeof weeklyMail;
};
type AnyEndpoint = { [Area in keyof Areas]: Areas[Area][keyof Areas[Area]] }[keyof Areas];
type EndpointId = AnyEndpoint['id'];
type EndpointOf<Id extends EndpointId> = Extract<AnyEndpoint, { id: Id }>;

/** A request as the fake server sees it. */
export interface FakeRequest<Body = unknown> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Body;
  readonly headers: Headers;
}

/** What a handler answers: the reply of the contract, or a whole response for everything that goes wrong. */
type Handler<E extends Endpoint> = (
  request: FakeRequest<SentBody<E>>,
) => ReplyOf<E> | Response | Promise<ReplyOf<E> | Response>;

export type FakeHandlers = { readonly [Id in EndpointId]?: Handler<EndpointOf<Id>> };

/** Every call that the contract promises; a path with a word comes before one that takes anything in its place. */
const endpoints = allEndpoints.toSorted((a, b) => a.path.split('{').length - b.path.split('{').length);

export interface FakeBackend {
  /** Every request in the order of its arrival, by the id of its endpoint. */
  readonly calls: { readonly id: string; readonly request: FakeRequest }[];
  /** How often an endpoint was called. */
  count: (id: EndpointId) => number;
}

/**
 * Answers the app's calls below `fetch`, so that everything above it runs as it does in a browser. Typed by the
 * contract: a reply that the server could not send does not compile. An endpoint without a handler answers 404.
 */
export function fakeBackend(handlers: FakeHandlers): FakeBackend {
  const calls: FakeBackend['calls'] = [];
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const found = findEndpoint(request.method, url.pathname);
    if (!found) return errorAnswer(404, { message: `No endpoint for ${request.method} ${url.pathname}` });
    const form = init?.body instanceof FormData ? init.body : undefined;
    const text = form ? '' : await request.text();
    const seen: FakeRequest = {
      params: found.params,
      query: url.searchParams,
      body: form ?? (text === '' ? undefined : JSON.parse(text)),
      headers: request.headers,
    };
    calls.push({ id: found.endpoint.id, request: seen });
    // The handler was typed under this very id; the index type forgets which one it was.
    const handler = (handlers as Record<string, ((request: FakeRequest) => unknown) | undefined>)[found.endpoint.id];
    const reply = handler ? await handler(seen) : errorAnswer(404);
    return reply instanceof Response ? reply : Response.json(reply, { status: found.endpoint.status });
  };
  vi.stubGlobal('fetch', answer);
  return { calls, count: (id) => calls.filter((call) => call.id === id).length };
}

/** An answer of 4xx or 5xx; without a body the client has to find its own words. */
export function errorAnswer(status: number, body: unknown = {}): Response {
  return Response.json(body, { status });
}

function findEndpoint(
  method: string,
  path: string,
): { endpoint: Endpoint; params: Record<string, string> } | undefined {
  for (const endpoint of endpoints) {
    if (endpoint.method !== method) continue;
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
    const pattern = new RegExp(`^${apiBase}${endpoint.path.replace(/\{\w+\}/g, '([^/]+)')}$`);
    const match = pattern.exec(path);
    if (match)
      return {
        endpoint,
        params: Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')])),
      };
  }
  return undefined;
}
