import type { WorkFiles } from '../ports/work-files.ts';

/** For work that comes to no file. */
export const noWorkFiles: Pick<WorkFiles, 'newPath' | 'remove'> = {
  newPath: () => Promise.reject(new Error('no file is expected')),
  remove: async () => undefined,
};
