import type { CameraWord, Doing } from './grammar.ts';
import type { Asked } from './heard.ts';

/** What was found, before it is judged. */
export interface Reading {
  readonly asked: Asked[];
  readonly notDrawn: string[];
  readonly refused: { readonly id: string; readonly phrase: string }[];
  readonly ignored: string[];
  readonly palette: string[];
  /** What was said to be done in scripts without spaces, which do not say here by whom. */
  readonly done: { readonly word: string; readonly doing: Doing }[];
  camera?: { readonly word: CameraWord; readonly phrase: string };
}
