import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseFolder, serverUrl } from './test-settings.ts';

/**
 * A folder of its own for one product of a test (`DATA_DIR`). Its embedded database is there already, migrated and without a row:
 * creating one takes a start two thirds of its time. A test that is about the very first start takes an empty folder instead.
 */
export function newDataDir(name: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), `loomlight-${name}-`));
  if (serverUrl === undefined && existsSync(databaseFolder))
    cpSync(databaseFolder, join(dataDir, 'database'), { recursive: true });
  return dataDir;
}
