// Writes the script that draws the API reference as a file of the built web app: the library keeps it inside a module of its own.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import scalar from '@scalar/fastify-api-reference';
import fastify from 'fastify';

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '..', '..', 'web', 'dist', 'docs'));

const app = fastify();
await app.register(scalar, { routePrefix: '/', configuration: { content: {} } });
const answer = await app.inject({ url: '/js/scalar.js' });
await app.close();
if (answer.statusCode !== 200)
  throw new Error(`the library gives no script of the API reference (${answer.statusCode})`);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'reference.js'), answer.rawPayload);
