import { type Content, type ContentType, contract, type SentBody } from '@loomlight/contract';
import { call } from '../../api/client.ts';
import { idempotencyKeyOf, type Sender } from './idempotency-key.ts';

/** An image as it is asked for, or several of the same words. */
export type ImageBody = SentBody<typeof contract.images.generate> & {
  /** How many; left out for one. */
  readonly count?: number;
};
/** A video as it is asked for. */
export type VideoBody = SentBody<typeof contract.videos.generate>;

/** What shall be started. The body is made when nothing stands in its way any more; without one nothing is started. */
export type Wish = { readonly cost: number } & (
  | { readonly contentType: 'image'; readonly body: () => ImageBody | undefined }
  | { readonly contentType: 'video'; readonly body: () => VideoBody | undefined }
  | Derived
);

/** What is made from an item, by a call of its own under the key that it is given; the body tells one such request from another. */
interface Derived {
  readonly contentType: ContentType;
  readonly body: () => { readonly text_prompt: string };
  readonly send: (idempotencyKey: string) => Promise<Started>;
}

/** What is sent. */
export type StartRequest = { readonly cost: number } & (
  | { readonly contentType: 'image'; readonly body: ImageBody }
  | { readonly contentType: 'video'; readonly body: VideoBody }
  | (Omit<Derived, 'body'> & { readonly body: { readonly text_prompt: string } })
);

/** The wish with its body, if there is one. */
export function requestOf(wish: Wish): StartRequest | undefined {
  const body = wish.body();
  // Body and medium belong together in every wish, and so in what is sent.
  return body && ({ ...wish, body } as StartRequest);
}

/** What was started: the first of them, and all of a batch. */
export interface Started {
  readonly id: string;
  readonly generation: Content;
  readonly generations?: Content[];
}

/** Sends it under the key that it keeps until it is answered: one image by the call for one, more by the call for a batch (MAKE-30). */
export function sendStart(request: StartRequest, sender: Sender): Promise<Started> {
  const idempotencyKey = idempotencyKeyOf(sender, request.body);
  if ('send' in request) return request.send(idempotencyKey);
  const { contentType, body } = request;
  if (contentType === 'video') return call(contract.videos.generate, { body, idempotencyKey });
  return call(body.count === undefined ? contract.images.generate : contract.images.generateMany, {
    body,
    idempotencyKey,
  });
}
