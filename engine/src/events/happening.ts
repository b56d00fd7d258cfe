import type { Words } from '../concepts/concept.ts';
import type { Random } from '../raster/random.ts';
import type { AirTime, AirWish, Weather } from '../solid/air.ts';
import type { EventPainter } from '../solid/world.ts';

/** Something that happens in the air of a picture: light over any setting. One file each. */
export interface Happening {
  readonly id: string;
  readonly words: Words;
  /** The hour it is seen best at, taken when the words do not say; `only` hours are changed to it. */
  readonly time?: AirTime;
  /** It cannot be seen at other hours than these. */
  readonly hours?: readonly AirTime[];
  readonly weather?: Weather;
  readonly air?: AirWish;
  /** It falls through the air: a film shows it falling. */
  readonly falls?: 'rain' | 'snow' | 'leaves' | 'petals';
  /** Its chance is a stream of its own, begun anew for each view, so that a mirror shows the same; `count` is how many of it were asked for. */
  readonly paint: (stream: () => Random, colour: string | undefined, count?: number) => EventPainter;
}
