import { uploadTypes } from '@loomlight/contract';
import type { RefObject } from 'react';

interface ImageInputProps {
  label: string;
  input: RefObject<HTMLInputElement | null>;
  choose: (files: readonly File[]) => void;
}

/** The field of the browser by which a reference image is chosen; seen is what lies around it. */
export function ImageInput({ label, input, choose }: ImageInputProps) {
  return (
    <input
      ref={input}
      type="file"
      accept={uploadTypes.join()}
      aria-label={label}
      className="sr-only"
      onChange={(event) => {
        choose([...(event.currentTarget.files ?? [])]);
        // The same file may be chosen again.
        event.currentTarget.value = '';
      }}
    />
  );
}
