import { FilePathSource } from 'mediabunny';

/** A whole film asks for no place so often without having asked for another in between. */
const asksMost = 1_000;

/** What the library calls for each part of a file, though it does not say so in its types. */
interface Readable {
  _read(start: number, ...more: readonly unknown[]): unknown;
}

/**
 * A film as a file. Throws where its reader goes round in circles: in a damaged WebM it looks for the next element from where it is, finds that very
 * one, and does so for ever (ORIGIN-43).
 */
export function boundedSource(path: string): FilePathSource {
  const source = new FilePathSource(path);
  const readable = source as unknown as Readable; // see above; a test holds it
  const read = readable._read.bind(source);
  let [last, asks] = [-1, 0];
  readable._read = (start, ...more) => {
    asks = start === last ? asks + 1 : 0;
    last = start;
    if (asks > asksMost) throw new Error('Its parts do not end.');
    return read(start, ...more);
  };
  return source;
}
