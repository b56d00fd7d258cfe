import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openDatabase } from '../../db/open-database.ts';
import { openDoor } from '../door.ts';
import type { TestDatabase } from '../test-database.ts';
import { serverUrl } from '../test-settings.ts';
import { openPostgresPair, type PostgresPair } from './postgres-pair.ts';
import { postgresMissing } from './postgres-server.ts';

/** A primary that goes on without its standby, the product's database on it, and the standby, also behind a door. */
export interface StandbyStage {
  /** False where PostgreSQL is not there: every test of the file is skipped then, and nothing below may be asked for. */
  readonly isThere: boolean;
  readonly pair: PostgresPair;
  readonly standbyUrl: string;
  readonly door: Awaited<ReturnType<typeof openDoor>>;
  readonly database: TestDatabase;
}

/** Opens a primary with a standby before the first test of a file and closes both after the last; skips the tests where there is no PostgreSQL. */
export function openStandbyStage(): StandbyStage {
  const isThere = serverUrl !== undefined && postgresMissing === undefined;
  let opened: Omit<StandbyStage, 'isThere'> | undefined;
  beforeAll(async () => {
    if (!isThere) return;
    // None confirms: the primary goes on when its standby is stopped.
    const pair = await openPostgresPair({ confirming: false });
    const standbyUrl = pair.standbyUrls[0] ?? '';
    const database = await openDatabase({
      url: pair.primaryUrl,
      dataDir: '',
      poolMax: 10,
      durable: true,
      applicationName: 'loomlight-test',
    });
    opened = {
      ...{ pair, standbyUrl, door: await openDoor(standbyUrl) },
      database: { ...database, url: pair.primaryUrl, reset: async () => undefined },
    };
  }, 120_000);
  beforeEach(({ skip }) => {
    skip(serverUrl === undefined, 'a standby needs PostgreSQL, tried in the run on it');
    skip(postgresMissing !== undefined, postgresMissing ?? '');
  });
  afterAll(async () => {
    opened?.door.close();
    await opened?.database.close();
    await opened?.pair.close();
  });
  const part = (): Omit<StandbyStage, 'isThere'> => {
    if (opened === undefined) throw new Error('The standby is open within the tests only.');
    return opened;
  };
  return {
    isThere,
    get pair() {
      return part().pair;
    },
    get standbyUrl() {
      return part().standbyUrl;
    },
    get door() {
      return part().door;
    },
    get database() {
      return part().database;
    },
  };
}
