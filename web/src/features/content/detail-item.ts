import { type Content, promptTitle } from '@loomlight/contract';
import { averageColour } from './average-colour.ts';

/** What is known about an image or video before its details are. */
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

/** An item that is known already, as one of a set. */
export function detailItem(item: Content, own: boolean): DetailItem {
  const { content_type: kind, id, width, height, small_url, username } = item;
  return { kind, id, width, height, small_url, colour: averageColour(item.placeholder), username, own };
}

/** What the browser's tab says of an item: its words as far as this viewer may read them, else whose it is. */
export function titleOf(item: Pick<Content, 'content_type' | 'text_prompt' | 'username'>): string {
  if (item.text_prompt !== null) return promptTitle(item.text_prompt);
  return `A ${item.content_type === 'image' ? 'picture' : 'film'} by ${item.username}`;
}
