import type { MessagePort } from 'node:worker_threads';
import type { FilmRequest, Poster } from './film.ts';

/** From the studio to its director's process: one film. */
export interface FilmOrder {
  readonly request: FilmRequest;
}

/** From the director to the studio. */
export type DirectorMessage =
  | { readonly kind: 'progress'; readonly frame: number }
  | { readonly kind: 'done'; readonly bytes: Uint8Array; readonly poster: Poster }
  | { readonly kind: 'failed'; readonly reason: string };

/** What a camera's thread is started with. */
export interface CameraOrder {
  readonly request: FilmRequest;
  /** This camera takes the frames whose number leaves `index` when divided by `cameras`. */
  readonly index: number;
  readonly cameras: number;
  readonly ring: SharedArrayBuffer;
  /** Room for the land they share, where the scene has one. */
  readonly land: SharedArrayBuffer | undefined;
  /** The way to the other camera; undefined where there is none. */
  readonly peer: MessagePort | undefined;
}

/** From a camera to the director; frames themselves go through the ring. */
export interface CameraMessage {
  readonly poster: Uint8Array<ArrayBuffer>;
}
