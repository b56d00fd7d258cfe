import type { ImageIntake } from '../features/uploads/index.ts';

/** For tests in which nobody sends an image. */
export const noIntake: ImageIntake = {
  quota: { unusedFilesMax: 0, unusedBytesMax: 0, totalBytesMax: 0 },
  enter: () => Promise.reject(new Error('Nobody sends a picture here.')),
  read: () => Promise.reject(new Error('Nobody sends a picture here.')),
  readShown: () => Promise.reject(new Error('Nobody sends a picture here.')),
  readLogo: () => Promise.reject(new Error('Nobody sends a logo here.')),
  readLastFrame: () => Promise.reject(new Error('Nobody sends a picture here.')),
};
