import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rotateMarks } from '../compose/marking.ts';
import { openWorkFiles } from '../adapters/work-files.ts';
import type { OperatorContext } from '../features/operator/index.ts';
import { systemIds } from '../kernel/ids.ts';
import { listMails } from '../stand-ins/mailbox/index.ts';
import type { TestApp } from './test-app.ts';
import { oneEngine } from '../kernel/open-engines.ts';
import { testSecret } from './test-secret.ts';
import { usualSettings } from './usual-settings.ts';

/** What an operator's commands work with beside the product of a test; `sent` hears what goes to the queue. */
export async function operatorContext(test: TestApp, sent: string[] = []): Promise<OperatorContext> {
  return {
    ...{
      db: test.database.db,
      secret: testSecret,
      siteSettings: usualSettings,
      signals: test.database.signals,
      clock: test.clock,
      ids: systemIds,
    },
    engines: {
      image: [{ name: 'memory', isClosing: false, price: 1 }],
      video: [{ name: 'memory', isClosing: false, price: 1 }],
    },
    payments: async () => test.payments(),
    newestMails: (limit) => listMails(test.database, limit),
    ...{ objectStore: test.objectStore, videoEngines: oneEngine(test.videoEngine), seedDemo: undefined },
    workFiles: await openWorkFiles(join(tmpdir(), 'loomlight-work')),
    signingKey: test.signingKey,
    rotateMarks: (folder) => rotateMarks({ DATA_DIR: test.dataDir, PROVENANCE_MARK_SECRET: undefined }, folder),
    queue: async () => ({
      send: async (_db, name, { generationId }) => {
        sent.push(`${name} ${generationId}`);
      },
      wake: () => undefined,
    }),
  };
}
