import type { Content } from '@loomlight/contract';
import { averageColour } from './average-colour.ts';

/** What is known about a picture or film before its details are. */
export interface DetailItem {
  readonly kind: Content['content_type'];
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly small_url: string | null;
  readonly colour: string;
  readonly username: string | null;
  /** It may be private: its owner asks for it by a call of their own. */
  readonly own?: boolean;
}

/** A piece that is known already, as one of a set. */
export function detailItem(item: Content, own: boolean): DetailItem {
  const { content_type: kind, id, width, height, small_url, username } = item;
  return { kind, id, width, height, small_url, colour: averageColour(item.placeholder), username, own };
}
