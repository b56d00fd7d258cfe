// What the studio makes of a prompt, without the painter's threads.
export { hears } from './hears.ts';
