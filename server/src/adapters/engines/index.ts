import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { invariant } from '../../kernel/errors.ts';
import type { Engine } from './lib/define-engine.ts';

export type { Engine, EngineWay } from './lib/define-engine.ts';

/** The files of engines: tests, suites and this table have another suffix or name. */
const isEngineFile = (file: string): boolean => /^[\w-]+\.ts$/.test(file) && file !== 'index.ts';

/**
 * The engines of a folder by their names, each from a file of its name that exports it and nothing else. Embedded ones come first,
 * since the first is what makes things by default; the others by name.
 */
export async function readEngines(folder: string): Promise<ReadonlyMap<string, Engine>> {
  const found = await Promise.all(
    readdirSync(folder)
      .filter(isEngineFile)
      .map((file) => basename(file, '.ts'))
      .toSorted()
      .map(async (name): Promise<Engine> => {
        // What a file of this folder exports is an engine; whatever else it were has no name that is that of its file.
        const exported = Object.values(
          (await import(pathToFileURL(join(folder, `${name}.ts`)).href)) as Record<string, Engine>,
        );
        const [engine] = exported;
        invariant(
          exported.length === 1 && engine?.name === name,
          `${name}.ts exports the engine ${name}, and nothing else`,
        );
        return engine;
      }),
  );
  const inOrder = [...found.filter(({ embedded }) => embedded), ...found.filter(({ embedded }) => !embedded)];
  return new Map(inOrder.map((engine) => [engine.name, engine]));
}

/** Every engine that there is by its name. */
export const engines = await readEngines(import.meta.dirname);
