import type { Operation, Schema } from './operations.ts';

/** One request as it is sent. */
export interface FuzzRequest {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
}

/** What really exists, so that wrong requests get past the first door: ids of items, names of people, tokens. */
export interface Known {
  readonly ids: readonly string[];
  readonly texts: readonly string[];
  readonly tokens: readonly string[];
}

type Random = () => number;

/** Text that has broken programs before: none of it is a secret, all of it must be refused or kept. */
const strangeTexts = [
  ...['', ' ', '\t\n', '\u200b', '\u202e', '\ufeff', '\ufffd', '0', 'null', 'undefined', 'NaN', 'true', '[]', '{}'],
  ...['a\0b', '\0', '\ud800', '\udfff', 'a\ud83d', '👩‍👩‍👧‍👦', 'ﷺ', 'İ', 'ß', 'é', 'Å', '\u0000\u001b[31m'],
  ...[
    "'",
    '"',
    "';--",
    "' OR 1=1--",
    '%',
    '_',
    '\\',
    '$1',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '${x}',
    '../../etc/passwd',
  ],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length'],
  ...[
    '1e400',
    '-0',
    '9007199254740993',
    '2147483648',
    '0x10',
    '1,5',
    '٣',
    '2024-02-30T25:61:00Z',
    '0000-00-00',
    '99999-01-01',
  ],
  ...['http://[', '//evil.test', 'javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'a@b', '@', 'x@y.zz'],
];
const strangeNumbers = [
  ...[0, -0, 1, -1, 0.5, -0.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e21, -1e21, 1e308, 5e-324],
];
const strangeBodies = [
  '',
  ' ',
  'null',
  '0',
  '"x"',
  '[]',
  '[[]]',
  '{',
  '{"a":',
  '{"a":1,}',
  '\ufeff{}',
  '{}{}',
  '{"a":\u0000}',
  "{'a':1}",
];
const contentTypes = [
  ...['application/json', 'application/json; charset=utf-8', 'application/json; charset=utf-16', 'APPLICATION/JSON'],
  ...[
    'text/plain',
    'text/html',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
    'application/xml',
    'x',
    '',
  ],
  ...[
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=x',
    'multipart/mixed; boundary=x',
  ],
];

/**
 * A request to `operation` that is wrong in some way, or now and then right: wrong types, bounds, Unicode, NUL, duplicate and prototype keys,
 * cut bodies, wrong content types. The same numbers out of `random` make the same request.
 */
export function makeRequest(operation: Operation, known: Known, random: Random): FuzzRequest {
  const chance = (share: number): boolean => random() < share;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const make = makeValues({ random, chance, pick, known });

  const path = operation.path.replace(/\{(\w+)\}/g, () => inPath(make.parameter()));
  const query = operation.parameters
    .filter((parameter) => parameter.in === 'query' && chance(0.6))
    .flatMap(({ name, schema }) =>
      Array.from({ length: chance(0.1) ? 3 : 1 }, () => [name, make.scalar(schema)] as const),
    );
  if (chance(0.1)) query.push([pick(strangeTexts), pick(strangeTexts)]);
  const search = query.map(([name, value]) => `${inQuery(name)}=${inQuery(String(value))}`).join('&');

  const hasBody = operation.method !== 'GET' && (operation.body !== undefined || chance(0.3));
  const token = chance(0.75) ? pick(known.tokens) : chance(0.5) ? undefined : pick(strangeTexts);
  return {
    operation: operation.id,
    method: chance(0.02) ? pick(['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST', 'GET']) : operation.method,
    url: path + (search === '' ? '' : `?${search}`),
    headers: headersOf({ token, hasBody, operation }),
    payload: hasBody ? body(operation.body) : undefined,
  };

  function inPath(text: string): string {
    if (chance(0.03))
      return pick(['%', '%zz', '%00', '%ff', '%c0%ae', '..', '.', '%2e%2e', '%2f', ';', 'x'.repeat(600)]);
    return encode(text);
  }
  function inQuery(text: string): string {
    return chance(0.03) ? pick(['%', '%00', '%ff', '%c0%ae', '+', '[]', '[a]', 'x'.repeat(3_000)]) : encode(text);
  }
  function headersOf(given: {
    token: string | undefined;
    hasBody: boolean;
    operation: Operation;
  }): Record<string, string> {
    const headers: Record<string, string> = {};
    if (given.token !== undefined)
      headers['authorization'] = `${chance(0.97) ? 'Bearer ' : pick(['', 'Basic ', 'bearer'])}${visible(given.token)}`;
    if (given.hasBody) headers['content-type'] = chance(0.9) ? given.operation.consumes : pick(contentTypes);
    if (chance(0.1)) headers['idempotency-key'] = visible(pick([...strangeTexts, 'k', 'x'.repeat(300)]));
    if (chance(0.05)) headers['accept-encoding'] = pick(['br', 'gzip', '*', 'br;q=0', 'x'.repeat(200), 'identity;q=0']);
    if (chance(0.03)) headers['range'] = pick(['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=x', 'bytes=0-1,3-4']);
    if (chance(0.03)) headers['if-none-match'] = pick(['*', '"x"', 'W/"x"', '']);
    return headers;
  }
  function body(schema: Schema | undefined): string {
    if (chance(0.06)) return pick(strangeBodies);
    let text = JSON.stringify(chance(0.08) ? make.anything(0) : make.value(schema ?? {}, 0)) ?? '';
    if (chance(0.05))
      text = text.replace('{', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},');
    // The same key twice: parsers differ in which of the two they believe.
    if (chance(0.05)) text = text.replace(/("\w+":)/, '$1null,$1');
    if (chance(0.03)) text = `${'['.repeat(5_000)}${']'.repeat(chance(0.5) ? 5_000 : 4_999)}`;
    return chance(0.05) ? text.slice(0, Math.floor(random() * text.length)) : text;
  }
}

interface Means {
  readonly random: Random;
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly known: Known;
}

function makeValues({ random, chance, pick, known }: Means) {
  const text = (schema: Schema = {}): string => {
    const longest = schema.maxLength ?? 200;
    if (chance(0.3)) return pick(known.texts);
    if (chance(0.15)) return pick(known.ids);
    if (chance(0.1))
      return 'x'.repeat(pick([longest - 1, longest, longest + 1, 5_000].map((length) => Math.max(0, length))));
    return pick(strangeTexts);
  };
  const number = (schema: Schema = {}): number => {
    const edges = [schema.minimum, schema.maximum].filter((edge) => edge !== undefined);
    if (edges.length > 0 && chance(0.5)) return pick(edges) + pick([-1, 0, 1, 0.5]);
    return chance(0.4) ? Math.floor(random() * 100) : pick(strangeNumbers);
  };
  const anything = (depth: number): unknown => {
    if (depth > 4) return null;
    const [list, record] = [
      () => [anything(depth + 1), anything(depth + 1)],
      () => ({ [text()]: anything(depth + 1) }),
    ];
    return pick<() => unknown>([text, number, () => null, () => chance(0.5), list, record, () => [], () => ({})])();
  };
  const value = (schema: Schema, depth: number): unknown => {
    if (depth > 6 || chance(0.08)) return anything(depth);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum && schema.enum.length > 0 && chance(0.85)) return pick(schema.enum);
    if (schema.anyOf && schema.anyOf.length > 0) return value(pick(schema.anyOf), depth + 1);
    const type = typeof schema.type === 'string' ? schema.type : pick(schema.type ?? ['string']);
    switch (type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(schema.properties ?? {})
            .filter(() => chance(0.85))
            .map(([name, inner]) => [name, value(inner, depth + 1)]),
        );
      case 'array':
        return Array.from({ length: pick([0, 1, 2, 3, 101]) }, () => value(schema.items ?? {}, depth + 1));
      case 'integer':
      case 'number':
        return number(schema);
      case 'boolean':
        return chance(0.5);
      case 'null':
        return null;
      default:
        return text(schema);
    }
  };
  return {
    anything,
    value,
    parameter: (): string => (chance(0.7) ? pick(known.ids) : text()),
    scalar: (schema: Schema): unknown => {
      const made = value(schema, 5);
      return typeof made === 'object' && made !== null ? JSON.stringify(made) : made;
    },
  };
}

/** Percent-encoded as it is; what cannot be is replaced, since no client could send it. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** What a header may hold at all. */
function visible(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?').trim();
}
