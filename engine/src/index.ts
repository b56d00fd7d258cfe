// The studio engine: pictures from words, without a network and without a model.
export { engineVersion } from './version.ts';
export type { PaintLayer, PaintOptions, PaintRequest, Painting, StudioStyle } from './types.ts';
export type { Modifier, SceneDescription, Subject, TimeOfDay } from './prompt/scene-description.ts';
export { describePrompt } from './prompt/describe-prompt.ts';
export { hears } from './hears/hears.ts';
export type { Asked, Heard } from './hears/heard.ts';
export { paint } from './paint.ts';
export { openStudio } from './studio/open-studio.ts';
export type { Studio, StudioOptions } from './studio/open-studio.ts';
