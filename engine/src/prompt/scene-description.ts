/** What the picture mainly shows. */
export type Subject =
  | 'mountains'
  | 'ocean'
  | 'city'
  | 'forest'
  | 'space'
  | 'flowers'
  | 'desert'
  | 'abstract'
  | 'geometric';

/** `unstated`: the words do not say, and the seed picks. */
export type TimeOfDay = 'dawn' | 'day' | 'golden' | 'sunset' | 'dusk' | 'night' | 'unstated';

/** What else the words ask for, on top of the subject. */
export type Modifier =
  | 'lake'
  | 'aurora'
  | 'snow'
  | 'mist'
  | 'storm'
  | 'rain'
  | 'person'
  | 'deer'
  | 'wolf'
  | 'whale'
  | 'birds'
  | 'boat'
  | 'island'
  | 'pines'
  | 'autumn'
  | 'planet'
  | 'ring'
  | 'spiral'
  | 'moon'
  | 'stars'
  | 'mars'
  | 'neon'
  | 'fireflies'
  | 'field';

/** What the grammar read in a prompt. */
export interface SceneDescription {
  readonly subject: Subject;
  readonly timeOfDay: TimeOfDay;
  readonly modifiers: readonly Modifier[];
  /** Colour names in the order they were written, at most three. */
  readonly colours: readonly string[];
  /** Nothing in the prompt could be drawn: the picture shows its mood and colours only. */
  readonly fallback: boolean;
}
