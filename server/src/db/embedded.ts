import { fsyncSync } from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** How many times the embedded database has forced its writes to the disk, for the test that counts them. */
export const syncCount = { calls: 0 };

type EmscriptenOptions = Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts'];

type SetAttributes = (target: unknown, attributes: { mode?: number | null }) => unknown;

/** The part of the WebAssembly module's file system that is extended here: internal, hence the pinned version. */
interface FileSystemInternals {
  NODEFS?: {
    node_ops: { setattr: SetAttributes };
    stream_ops: { fsync?: (stream: { nfd: number }) => number; setattr: SetAttributes };
  };
}

/**
 * A file system that keeps the files for their owner alone, and (when `durable`) forces writes to the disk when the database
 * asks for it. Without that PGlite has no fsync at all: it survives the death of the process, not that of the machine.
 * Without the other it gives the files of a new database the mode 0666, whatever the umask of the process is.
 */
class OwnNodeFS extends NodeFS {
  readonly #durable: boolean;

  constructor(dir: string, options: { readonly durable: boolean }) {
    super(dir);
    this.#durable = options.durable;
  }

  override async init(pg: PGlite, options: EmscriptenOptions): ReturnType<NodeFS['init']> {
    const prepared = await super.init(pg, options);
    const { preRun } = prepared.emscriptenOpts;
    const hooks = preRun === undefined ? [] : Array.isArray(preRun) ? preRun : [preRun];
    return {
      emscriptenOpts: {
        ...prepared.emscriptenOpts,
        preRun: [
          ...hooks,
          (module: object) => {
            // The module's type does not name its file systems; their presence is checked instead.
            const { NODEFS } = module as FileSystemInternals;
            if (!NODEFS) throw new Error('The embedded database has changed inside: NODEFS is missing.');
            NODEFS.node_ops.setattr = forOwnerAlone(NODEFS.node_ops.setattr);
            NODEFS.stream_ops.setattr = forOwnerAlone(NODEFS.stream_ops.setattr);
            if (!this.#durable) return;
            NODEFS.stream_ops.fsync = (stream) => {
              syncCount.calls += 1;
              fsyncSync(stream.nfd);
              return 0;
            };
          },
        ],
      },
    };
  }
}

/** The same, without any right of others. */
function forOwnerAlone(setAttributes: SetAttributes): SetAttributes {
  return (target, attributes) =>
    setAttributes(
      target,
      typeof attributes.mode === 'number' ? { ...attributes, mode: attributes.mode & ~0o077 } : attributes,
    );
}

/** The default start parameters of PGlite 0.5.16 without `-F` (which switches fsync off). */
const durableParams = [
  '--single',
  '-O',
  '-j',
  ...[
    'search_path=public',
    'exit_on_error=false',
    'log_checkpoints=false',
    'max_worker_processes=0',
    'max_parallel_workers=0',
    'max_parallel_workers_per_gather=0',
    'io_method=sync',
    'max_parallel_maintenance_workers=0',
    // fdatasync, the default, is an empty stub in the WebAssembly build.
    'wal_sync_method=fsync',
  ].flatMap((setting) => ['-c', setting]),
];

export interface EmbeddedOptions {
  /** Folder of the database files; left out, the database lives in memory. */
  readonly dir?: string;
  /** False trades the safety against a dying machine for speed (tests). */
  readonly durable?: boolean;
  /** A gzip dump to begin from instead of creating an empty cluster (saves seconds). */
  readonly dump?: Blob;
}

/** Opens PostgreSQL inside this process. The caller holds the owner lock of `dir` and keeps it until after `close`. */
export async function openEmbedded(options: EmbeddedOptions): Promise<PGlite> {
  const settings: PGliteOptions = {
    ...(options.dump ? { loadDataDir: options.dump } : {}),
    ...(options.dir === undefined
      ? {}
      : options.durable === false
        ? { fs: new OwnNodeFS(options.dir, { durable: false }) }
        : { fs: new OwnNodeFS(options.dir, { durable: true }), startParams: durableParams }),
  };
  return PGlite.create(settings);
}
