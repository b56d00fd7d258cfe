import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Where the pages that the server draws itself find the fonts of the web app: the names of its files change with each build. */
export const pageFontsPath = '/page-fonts.css';

const fonts = [
  { family: 'Geist', file: /^geist-[\w-]{8}\.woff2$/, weight: '400 600' },
  { family: 'Instrument Serif', file: /^instrument-serif-[\w-]{8}\.woff2$/, weight: '400' },
] as const;

/**
 * `GET /page-fonts.css`: the fonts as the built web app in `dir` serves them, so that there is one copy of each (PEOPLE-42). Without a
 * build it names none, and the fonts of the system are right.
 */
export function pageFontRoutes(app: FastifyInstance, options: { readonly dir: string }): void {
  const files = listAssets(join(options.dir, 'assets'));
  const faces = fonts.flatMap(({ family, file, weight }) => {
    const name = files.find((candidate) => file.test(candidate));
    return name === undefined
      ? []
      : `@font-face{font-family:"${family}";src:url(/assets/${name}) format("woff2");font-weight:${weight};font-display:swap}\n`;
  });
  app.get(pageFontsPath, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('Cache-Control', 'public, max-age=300').send(faces.join('')),
  );
}

function listAssets(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
