import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../../adapters/object-store/s3-object-store.ts';

const startLimitMs = 120_000;
const programs = ['ceph', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin'];

/** Why the real S3 store cannot run here; undefined where it can. */
export function radosgwMissing(): string | undefined {
  const lacking = programs.filter((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0);
  return lacking.length > 0 ? `Ceph's radosgw is not installed (${lacking.join(', ')})` : undefined;
}

export interface Radosgw {
  /** Settings of a new, empty bucket. */
  newBucket(): Promise<S3Settings>;
  close(): Promise<void>;
}

/** A real S3 store on loopback; about 15 seconds to its first answer. */
export async function openRadosgw(): Promise<Radosgw> {
  // A range of 50 ports of its own for each test process.
  const port = 20_000 + (process.pid % 400) * 50;
  const dir = join(mkdtempSync(join(tmpdir(), 'loomlight-rgw-')), 'ceph');
  const child = spawn('bash', [join(import.meta.dirname, 'radosgw.sh'), dir, String(port)], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('radosgw was not ready in time.')), startLimitMs);
    child.stdout.once('data', () => {
      clearTimeout(limit);
      resolve();
    });
    child.once('exit', (code) => {
      clearTimeout(limit);
      reject(new Error(`radosgw ended before it was ready (${String(code)}).`));
    });
  });
  const settings = {
    ...{ endpoint: `http://127.0.0.1:${port + 1}`, region: 'us-east-1', publicUrl: undefined },
    ...{ accessKeyId: 'loomlight', secretAccessKey: 'loomlight-secret', secret: 'a secret of the object store tests' },
  };
  let buckets = 0;
  return {
    newBucket: async () => {
      buckets += 1;
      const bucket = `media-${buckets}`;
      const { endpoint, region, accessKeyId, secretAccessKey } = settings;
      const credentials = { accessKeyId, secretAccessKey };
      const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
      await client.send(new CreateBucketCommand({ Bucket: bucket }));
      client.destroy();
      return { ...settings, bucket };
    },
    close: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
