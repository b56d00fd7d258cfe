import { type Content, contract, type SentBody } from '@loomlight/contract';
import { call } from '../../api/client.ts';
import { requestKey, type Sender } from './request-key.ts';

/** What is made. */
export type Medium = Content['content_type'];

/** An image as it is asked for, or several of the same words. */
export type ImageBody = SentBody<typeof contract.images.generate> & {
  /** How many; left out for one. */
  readonly count?: number;
};
/** A video as it is asked for. */
export type VideoBody = SentBody<typeof contract.videos.generate>;

/** What shall be started. The body is made when nothing stands in its way any more; without one nothing is started. */
export type Wish = { readonly cost: number } & (
  | { readonly medium: 'image'; readonly body: () => ImageBody | undefined }
  | { readonly medium: 'video'; readonly body: () => VideoBody | undefined }
);

/** What is sent. */
export type StartRequest = { readonly cost: number } & (
  | { readonly medium: 'image'; readonly body: ImageBody }
  | { readonly medium: 'video'; readonly body: VideoBody }
);

/** The wish with its body, if there is one. */
export function requestOf({ medium, cost, body }: Wish): StartRequest | undefined {
  if (medium === 'image') {
    const made = body();
    return made && { medium, cost, body: made };
  }
  const made = body();
  return made && { medium, cost, body: made };
}

/** What was started: the first of them, and all of a batch. */
export interface Started {
  readonly id: string;
  readonly generation: Content;
  readonly generations?: readonly Content[];
}

/** Sends it under the key that it keeps until it is answered: one picture by the call for one, more by the call for a batch (MAKE-30). */
export function sendStart({ medium, body }: StartRequest, sender: Sender): Promise<Started> {
  const idempotencyKey = requestKey(sender, body);
  if (medium === 'video') return call(contract.videos.generate, { body, idempotencyKey });
  return call(body.count === undefined ? contract.images.generate : contract.images.generateMany, {
    body,
    idempotencyKey,
  });
}
