import type { PictureIntake } from '../features/uploads/index.ts';

/** For tests in which nobody sends a picture. */
export const noIntake: PictureIntake = {
  quota: { unusedFilesMax: 0, unusedBytesMax: 0, totalBytesMax: 0 },
  enter: () => Promise.reject(new Error('Nobody sends a picture here.')),
  read: () => Promise.reject(new Error('Nobody sends a picture here.')),
};
