import { type RefObject, useEffect, useRef } from 'react';
import { useViewer } from '../../account/index.ts';
import { type ReferenceImage, useReference } from './reference-store.ts';
import { useFileDrop } from './use-file-drop.ts';

/** A place where the reference image is chosen, shown and taken off again. */
export interface ImageField {
  readonly image: ReferenceImage;
  /** Files hover over the form right now. */
  readonly over: boolean;
  /** Of the field that a file is chosen by. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly choose: (files: readonly File[]) => void;
  readonly remove: () => void;
}

/** What is done with the image. */
export interface ImageActs {
  readonly choose: (files: readonly File[]) => void;
  /** Sends one that waited for a session. */
  readonly send: () => void;
  readonly remove: () => void;
}

/** What such a place does, whatever it looks like. */
export function useImageField(zone: RefObject<HTMLElement | null>, acts: ImageActs): ImageField {
  const viewer = useViewer();
  const { image } = useReference();
  const input = useRef<HTMLInputElement>(null);
  const removed = useRef(false);
  const over = useFileDrop(zone, acts.choose);

  // A guest has signed in.
  const waits = image.kind === 'held' && viewer.kind === 'member';
  useEffect(() => {
    if (waits) acts.send();
  }, [waits, acts]);

  // The button that was pressed is gone with the image: the focus goes to where the next one is chosen.
  const empty = image.kind === 'none';
  useEffect(() => {
    if (empty && removed.current) input.current?.focus();
    removed.current = false;
  }, [empty]);
  const remove = () => {
    removed.current = true;
    acts.remove();
  };
  return { image, over, input, choose: acts.choose, remove };
}
