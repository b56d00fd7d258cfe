import { engines } from '../adapters/engines/index.ts';
import type { Config } from '../config/config.ts';
import { readEnvironment, readProcessEnvironment } from '../config/read-env.ts';

const all = [...engines.values()];

/** The configuration of this process, of a product with every engine that there is. */
export const readProcessConfig = (): Config => readProcessEnvironment(all);

/** The same from a list of variables. */
export const readConfig = (source: Readonly<Record<string, string | undefined>>): Config =>
  readEnvironment(source, all);
