import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectEmbedded } from './embedded-client.ts';
import { openEmbedded } from './embedded.ts';
import { generateTypes } from './generate-types.ts';
import { listDefinitions } from './list-definitions.ts';
import { migrate } from './migrate.ts';

const connection = connectEmbedded(await openEmbedded({}));
await migrate(connection.db);
writeFileSync(join(import.meta.dirname, 'types.ts'), await generateTypes(connection.pool));
writeFileSync(join(import.meta.dirname, 'definitions.sql'), await listDefinitions(connection.pool));
await connection.close();
