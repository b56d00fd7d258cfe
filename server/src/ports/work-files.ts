/** Files that live as long as one item of work: downloads, and what is made of them. */
export interface WorkFiles {
  /** A path where nothing is yet. Whoever takes it removes what was put there. */
  newPath(): Promise<string>;
  /** Removes a file; one that is not there is no error. */
  remove(path: string): Promise<void>;
  /** Removes all of them: nobody works any more. */
  close(): Promise<void>;
}
