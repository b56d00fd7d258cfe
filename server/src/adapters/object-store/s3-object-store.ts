import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutBucketCorsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { ListedObject, ObjectStore, UploadedFile } from '../../ports/object-store.ts';
import { createAddressSigner } from './address-signer.ts';
import { sniffMediaType } from './media-type.ts';
import { checkedKey, isObjectKey } from './object-key.ts';

export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The same store as browsers reach it: then uploads go there directly. Undefined: the product takes them. */
  readonly publicUrl: string | undefined;
  /** For addresses of the product's own. */
  readonly secret: string;
}

const connectTimeoutMs = 3_000;
const idleTimeoutMs = 30_000;
const headBytes = 16;
/** What a presigned upload is held to by the store itself; by default the SDK would sign host and length alone. */
const heldHeaders = new Set(['host', 'content-type', 'content-length', 'if-none-match']);

/**
 * Keeps objects in a bucket of any S3-compatible store. The bucket is closed: everything is read through the product,
 * which knows at each moment what is public (decision 12). Loaded only where it is configured: the SDK is large.
 */
export function openS3ObjectStore(settings: S3Settings): ObjectStore {
  const { bucket: Bucket, publicUrl } = settings;
  const client = openClient(settings, settings.endpoint);
  const signer = createAddressSigner(settings.secret);
  const put = async (key: string, body: PutBody): Promise<void> => {
    const { bytes, mediaType } = body;
    const sizes = { ContentLength: body.sizeBytes, ContentType: mediaType };
    await client.send(new PutObjectCommand({ Bucket, Key: checkedKey(key), Body: bytes, ...sizes }));
  };
  const copy = async (from: string, to: string): Promise<void> => {
    const CopySource = `${Bucket}/${checkedKey(from)}`;
    await client.send(new CopyObjectCommand({ Bucket, CopySource, Key: checkedKey(to) }));
  };
  return {
    ...signer,
    ...(publicUrl === undefined ? {} : { signedUpload: signedUploadTo(openClient(settings, publicUrl), Bucket) }),
    put: (key, bytes) =>
      put(key, { bytes, sizeBytes: bytes.byteLength, mediaType: sniffMediaType(bytes.subarray(0, headBytes)) }),
    putFile: async (key, path) => {
      const { size } = await stat(path);
      await put(key, { bytes: createReadStream(path), sizeBytes: size, mediaType: await sniffFile(path) });
    },
    find: async (key) => {
      if (!isObjectKey(key)) return undefined;
      const found = await client.send(new HeadObjectCommand({ Bucket, Key: key })).catch(missing);
      if (!found) return undefined;
      const etag = found.ETag ?? '';
      return {
        sizeBytes: found.ContentLength ?? 0,
        mediaType: found.ContentType ?? 'application/octet-stream',
        etag,
        modifiedAt: found.LastModified ?? new Date(0),
        open: (range) => {
          const Range = range && `bytes=${range.start}-${range.end}`;
          // The bytes that the size and the tag were told of, or none.
          return Readable.from(read(client, { Bucket, Key: key, IfMatch: etag, Range }), { objectMode: false });
        },
      };
    },
    copy,
    move: async (from, to) => {
      await copy(from, to);
      await client.send(new DeleteObjectCommand({ Bucket, Key: from }));
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkedKey(key) }));
    },
    list: (folder) => list(client, Bucket, folder),
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket })).catch((cause: unknown) => {
        const why = reasonOf(cause);
        throw new Error(`The bucket ${Bucket} at ${settings.endpoint} cannot be used (${why}).`, { cause });
      });
    },
  };
}

/**
 * Lets pages of this origin send uploads to the bucket, where the key may change that; throws where it may not (the
 * operator then sets the rule, docs/operating.md).
 */
export async function allowUploadsFrom(settings: S3Settings, origin: string): Promise<void> {
  const rule = {
    AllowedOrigins: [origin],
    AllowedMethods: ['PUT'],
    AllowedHeaders: ['content-type', 'if-none-match'],
    MaxAgeSeconds: 3_600,
  };
  const client = openClient(settings, settings.endpoint);
  try {
    await client.send(new PutBucketCorsCommand({ Bucket: settings.bucket, CORSConfiguration: { CORSRules: [rule] } }));
  } finally {
    client.destroy();
  }
}

function openClient(settings: S3Settings, endpoint: string): S3Client {
  const { region, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Otherwise the SDK adds checksums that older stores refuse, and signs that of an empty body into upload addresses.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: connectTimeoutMs, socketTimeout: idleTimeoutMs },
  });
  client.middlewareStack.add(
    (next) => async (sent) =>
      next(sent).catch((error: unknown) => {
        // As a failure of the network, which is answered as one that passes (503 and when to ask again).
        throw isAway(error) ? Object.assign(error, { code: 'ETIMEDOUT' }) : error;
      }),
    { step: 'initialize' },
  );
  return client;
}

/** True when the store says nothing in time, or that it cannot answer now: the SDK's words for that are no code of the network. */
function isAway(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  // What the SDK adds to every failure that the store has answered with.
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return error.name === 'TimeoutError' || ($metadata?.httpStatusCode ?? 0) >= 500;
}

interface PutBody {
  readonly bytes: Uint8Array | Readable;
  readonly sizeBytes: number;
  readonly mediaType: string;
}

/** An address of the store itself, which holds the sender to type, size, time, and to writing once. */
function signedUploadTo(client: S3Client, Bucket: string): ObjectStore['signedUpload'] {
  return (key: string, file: UploadedFile, expiresAt: Date) => {
    const held = { ContentType: file.mediaType, ContentLength: file.sizeBytes, IfNoneMatch: '*' };
    return getSignedUrl(client, new PutObjectCommand({ Bucket, Key: checkedKey(key), ...held }), {
      expiresIn: Math.max(1, Math.round((expiresAt.getTime() - Date.now()) / 1_000)),
      signableHeaders: heldHeaders,
    });
  };
}

async function sniffFile(path: string): Promise<string> {
  const handle = await open(path, 'r');
  try {
    const head = Buffer.alloc(headBytes);
    await handle.read(head, 0, headBytes, 0);
    return sniffMediaType(head);
  } finally {
    await handle.close();
  }
}

/** Asked for when somebody begins to read, and let go when nobody reads any more. */
async function* read(
  client: S3Client,
  order: ConstructorParameters<typeof GetObjectCommand>[0],
): AsyncGenerator<Uint8Array> {
  const abort = new AbortController();
  try {
    const { Body } = await client.send(new GetObjectCommand(order), { abortSignal: abort.signal });
    // In Node a body is a stream of buffers.
    yield* Body as AsyncIterable<Uint8Array>;
  } finally {
    abort.abort();
  }
}

async function* list(client: S3Client, Bucket: string, folder?: string): AsyncGenerator<ListedObject> {
  const Prefix = folder === undefined ? undefined : `${folder}/`;
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
    for (const { Key, Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
      if (Key !== undefined && isObjectKey(Key)) yield { key: Key, sizeBytes: Size, modifiedAt: LastModified };
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
}

function missing(error: unknown): undefined {
  if (error instanceof Error && (error.name === 'NotFound' || error.name === 'NoSuchKey')) return undefined;
  throw error;
}

/** The code of a connection that failed, or what the store calls its refusal. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'no reason';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}
