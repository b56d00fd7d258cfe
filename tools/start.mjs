// Serves the product in this very process, so that a signal reaches the server and nothing stands between.
import { enableCompileCache, setSourceMapsSupport } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/workspace.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';

const { values } = parseArgs({ options: { role: { type: 'string' } } });
if (values.role && !['all', 'api', 'worker'].includes(values.role)) {
  console.error(`--role is all, api or worker, not ${values.role}`);
  process.exit(1);
}
if (values.role) process.env.ROLE = values.role;
if (process.env.ROLE !== 'worker')
  await ensureWebBuild().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });

setSourceMapsSupport(true, { nodeModules: false });
enableCompileCache(join(root, '.cache', 'compile'));
await import('../server/src/main.ts');
