import type { Content } from '@loomlight/contract';

/** What is known about a picture or film before its details are. */
export interface DetailItem {
  readonly kind: Content['content_type'];
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly small_url: string | null;
  readonly colour: string;
  readonly username: string | null;
}
