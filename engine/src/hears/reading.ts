import type { CameraWord } from './grammar.ts';
import type { Asked } from './heard.ts';

/** What was found, before it is judged. */
export interface Reading {
  readonly asked: Asked[];
  readonly notDrawn: string[];
  readonly refused: string[];
  readonly ignored: string[];
  readonly palette: string[];
  camera?: { readonly word: CameraWord; readonly phrase: string };
}
