import type { ManifestReader } from '../ports/manifest-reader.ts';

/** For engines of tests that sign nothing. */
export const noManifestReader: ManifestReader = {
  read: async () => {
    throw new Error('No engine of this test signs its files.');
  },
  prepare: () => undefined,
};
