import { isStorableText } from '@loomlight/contract';
import type { FastifyInstance } from 'fastify';
import { appError, fieldError } from '../kernel/errors.ts';

const sentence = 'This text holds characters that cannot be kept. Please remove them.';

/**
 * Refuses, once for all routes, text that no database keeps and no page shows: NUL and halves of surrogate pairs. In the path of an address
 * it names nothing that exists (404), in a query or a body it is a wrong field (422).
 */
export function refuseNonText(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const [path, query] = split(request.raw.url ?? '');
    if (/%00/.test(path)) throw appError('not_found');
    if (/%00/.test(query)) throw fieldError('query', sentence);
  });
  // After the schemas, whose own sentences say more: what they let through, and what has none.
  app.addHook('preHandler', async (request) => {
    const field = unstorableField(request.body);
    if (field !== undefined) throw fieldError(field, sentence);
  });
}

function split(url: string): [string, string] {
  const at = url.indexOf('?');
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

/** The field of the outermost object that holds such text, however deep; undefined when there is none. */
function unstorableField(body: unknown): string | undefined {
  if (typeof body === 'string') return isStorableText(body) ? undefined : 'body';
  if (!isParsed(body)) return undefined;
  for (const [name, value] of Object.entries(body))
    // A name that is wrong itself is not repeated to anybody.
    if (!isStorableText(name)) return 'body';
    else if (holdsUnstorable(value)) return /^\w{1,40}$/.test(name) ? name : 'body';
  return undefined;
}

/** Without recursion: a list in a list in a list may be as deep as a body is long. */
function holdsUnstorable(start: unknown): boolean {
  const rest = [start];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value === 'string') {
      if (!isStorableText(value)) return true;
    } else if (isParsed(value))
      for (const [name, inner] of Object.entries(value)) {
        if (!isStorableText(name)) return true;
        rest.push(inner);
      }
  }
  return false;
}

/** True for what a parser of ours has made: lists and plain objects. Bytes and streams are somebody else's to read, and have no end. */
function isParsed(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === null || prototype === Object.prototype;
}
