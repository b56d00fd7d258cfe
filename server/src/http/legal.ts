import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type PageSlug, pageSlugs } from '@loomlight/contract/desk';
import { appError } from '../kernel/errors.ts';

/** Longer ones are no texts. */
const textMax = 200_000;
const ownTexts = join(import.meta.dirname, 'legal-texts');

/**
 * `/legal/terms.json`, `privacy.json`, `imprint.json` and `rules.json`: the texts of whoever runs the installation, from a folder of theirs, else
 * those that come with the product and say so (PEOPLE-14). Read anew each time: a text that was replaced is there at once.
 */
export function legalRoutes(
  app: FastifyInstance,
  options: {
    readonly dir: string | undefined;
    /** What the desk has written comes before both (DESK-60). */
    readonly findPage?: (name: PageSlug) => Promise<string | undefined>;
  },
): void {
  app.get<{ Params: { name: string } }>('/legal/:name.json', { schema: { hide: true } }, async (request, reply) => {
    const name = pageSlugs.find((one) => one === request.params.name);
    if (name === undefined) throw appError('not_found');
    const replaced =
      (await options.findPage?.(name)) ??
      (options.dir === undefined ? undefined : await readText(join(options.dir, `${name}.txt`)));
    const text = replaced ?? (await readText(join(ownTexts, `${name}.txt`)));
    if (text === undefined) throw appError('not_found');
    return reply.header('Cache-Control', 'public, max-age=30').send({ text, is_default: replaced === undefined });
  });
}

/** Undefined for a file that is not there, or holds nothing. */
async function readText(path: string): Promise<string | undefined> {
  try {
    const text = (await readFile(path, 'utf8')).trim().slice(0, textMax);
    return text === '' ? undefined : text;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
