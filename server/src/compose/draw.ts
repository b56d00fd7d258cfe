import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { listingChannel } from '../features/content/index.ts';
import { createDrawnPages, type DrawnPages, type PageDrawing } from '../http/drawn-pages.ts';
import type { Parts } from './parts.ts';

/** The web app as it was built for the server: one file that is known here as `PageDrawing`. */
const bundle = join(import.meta.dirname, '..', '..', '..', 'web', 'dist-server', 'draw.js');

/** Opens the web app that draws pages on the server; undefined where it has not been built: browsers then draw all pages. */
export async function openDrawnPages(
  app: FastifyInstance,
  { config, clock, database: { signals }, logger }: Parts,
): Promise<((shell: string) => DrawnPages) | undefined> {
  if (!existsSync(bundle)) return undefined;
  // The other side of this border is web/src/draw.tsx, whose types no file of the server may know.
  const drawing: PageDrawing = await import(pathToFileURL(bundle).href);
  return (shell) =>
    createDrawnPages({
      app,
      drawing,
      shell,
      host: new URL(config.PUBLIC_URL).host,
      now: () => clock.now().getTime(),
      onChange: (changed) => void signals.subscribe(listingChannel, changed),
      onError: (error) => logger.warn({ err: error }, 'pages are left to browsers: drawing one has failed'),
    });
}
