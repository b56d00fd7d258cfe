import type { FastifyInstance, FastifyRequest } from 'fastify';
import { appError } from '../kernel/errors.ts';
import { createBoundedLimiter } from '../kernel/limiter.ts';
import { createMicroCache } from '../kernel/micro-cache.ts';
import { networkOf } from '../kernel/network.ts';

/** One page that is to be drawn for a guest. */
export interface PageVisit {
  /** As `addressOf` says it. */
  readonly address: string;
  readonly phone: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Asks the API as a guest: nothing but what any guest is answered ever stands in a page. */
  readonly ask: (question: PageQuestion) => Promise<Response>;
}

export interface PageQuestion {
  readonly method: string;
  readonly address: string;
  readonly json: unknown;
}

/** What stands in a drawn page, and the JSON that the browser takes it over with; neither can end the element it stands in. */
export interface DrawnPage {
  readonly html: string;
  readonly state: string;
}

/** The web app as it draws pages on the server. */
export interface PageDrawing {
  /** The one address of all that look the same to a guest; undefined for a page that is left to the browser. */
  readonly drawnAddress: (address: string) => string | undefined;
  /** Undefined when something that the page wants to know could not be had. */
  readonly drawPage: (visit: PageVisit) => Promise<DrawnPage | undefined>;
}

export interface DrawnPagesOptions {
  readonly app: FastifyInstance;
  readonly drawing: PageDrawing;
  /** The page as it was built, which browsers draw by themselves. */
  readonly shell: string;
  /** Host of the public origin, which every request has to name. */
  readonly host: string;
  /** Calls back whenever what guests see may have changed. */
  readonly onChange: (changed: () => void) => void;
  readonly onError: (error: unknown) => void;
  readonly now: () => number;
}

/** Pages that guests share are at most so old; a change of what is public ends them at once. */
const keepMs = 1_000;
const pagesMax = 64;
/** Longer addresses are nobody's links, and would fill the memory. */
const addressMax = 400;
/** What nobody has waited for yet: drawing holds the processor for some ten milliseconds, and all others wait meanwhile. */
const bounds = { places: 2, waiting: 8, perPerson: 4, retryAfterS: 1 };
/** The page that the browser draws by itself is there at once. */
const patienceMs = 1_000;

export interface DrawnPages {
  /** The page with everything a guest sees of it at first; undefined when it is better left to the browser. */
  find(request: FastifyRequest): Promise<string | undefined>;
}

/**
 * Pages drawn for guests (decision 32). Each is drawn once for everybody who asks within the second, so many at a time, and
 * its questions count as the asker's own; whatever stands in the way, the browser gets the page that it draws by itself.
 */
export function createDrawnPages(options: DrawnPagesOptions): DrawnPages {
  const pages = createMicroCache<string>({ keepMs, entriesMax: pagesMax, now: options.now });
  const limiter = createBoundedLimiter(bounds);
  const compose = insertInto(options.shell);
  options.onChange(() => pages.clear());
  let isFailing = false;

  const draw = async (address: string, phone: boolean, request: FastifyRequest): Promise<string> => {
    const leave = await limiter.enter(networkOf(request.ip));
    try {
      const drawn = await options.drawing
        .drawPage({ address, phone, at: options.now(), ask: askAs(options, request.ip) })
        .catch((error: unknown) => {
          // Once: what is broken is broken for every visitor.
          if (!isFailing) options.onError(error);
          isFailing = true;
        });
      // Not kept: one asker may have been refused what others are given.
      if (!drawn) throw appError('unavailable');
      isFailing = false;
      return compose(drawn);
    } finally {
      leave();
    }
  };
  return {
    find: async (request) => {
      if (request.url.length > addressMax) return undefined;
      const address = options.drawing.drawnAddress(request.url);
      if (address === undefined) return undefined;
      const phone = isPhone(request);
      const page = pages.get(`${phone ? 'phone' : 'desk'} ${address}`, () => draw(address, phone, request));
      // Not to be had, or refused for being too many.
      return within(patienceMs, page).catch(() => undefined);
    },
  };
}

/** Asks this very process, without a network, in the name of nobody and from the asker's address. */
function askAs({ app, host }: DrawnPagesOptions, ip: string): PageVisit['ask'] {
  return async ({ method, address, json }) => {
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: address,
      headers: { host },
      remoteAddress: ip,
      ...(json === undefined ? {} : { payload: json as object }),
    });
    return new Response(answer.statusCode === 204 ? null : answer.payload, { status: answer.statusCode });
  };
}

/** As browsers say of themselves; only what stands beside the words on a page depends on it. */
function isPhone({ headers }: FastifyRequest): boolean {
  const isMobile = headers['sec-ch-ua-mobile'];
  return typeof isMobile === 'string' ? isMobile === '?1' : /\bMobi/.test(headers['user-agent'] ?? '');
}

const emptyRoot = /<div id="root">([\s\S]*?)<\/div>\s*(?=<noscript>)/;

/** Puts drawn pages into the page as it was built: the loading screen stays beside them, for who turns out to be signed in. */
function insertInto(shell: string): (drawn: DrawnPage) => string {
  const loading = emptyRoot.exec(shell)?.[1];
  if (loading === undefined) throw new Error('The built page has no place for what is drawn.');
  const scripts: string[] = [];
  const collect = (_tag: string, address: string): string => {
    scripts.push(address);
    return '';
  };
  const withoutApp = shell
    .replace(/<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g, collect)
    .replace(/<script type="module"[^>]* src="([^"]+)"><\/script>\s*/, collect);
  // public/early.js fetches them once the images are there.
  const page = withoutApp.replace('<html lang="en">', `<html lang="en" data-served="${scripts.join(' ')}">`);
  return ({ html, state }) =>
    // By a function: a dollar sign in somebody's words is a dollar sign.
    page.replace(
      emptyRoot,
      () => `<div id="root">${html}</div>${loading}<script type="application/json" id="drawn">${state}</script>\n    `,
    );
}

async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
