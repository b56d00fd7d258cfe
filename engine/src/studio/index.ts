// What a process needs that only sends orders to the painter's thread: none of the painter itself.
export { engineVersion } from '../version.ts';
export { openStudio } from './open-studio.ts';
export type { PaintOptions } from '../types.ts';
export type { Studio, StudioOptions } from './open-studio.ts';
