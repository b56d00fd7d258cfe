import type { Style } from './style.ts';

const NONE: Style = { id: 'none', development: () => ({}), grain: true, enlarge: 'lanczos3' };

const STYLES: ReadonlyMap<string, Style> = new Map([NONE].map((style) => [style.id, style]));

/** The style of a name; an unknown name paints as `none`. */
export function findStyle(name: string): Style {
  return STYLES.get(name) ?? NONE;
}
