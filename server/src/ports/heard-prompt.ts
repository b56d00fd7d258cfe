/**
 * What an engine makes of a prompt before it is asked to paint it, in the prompt's own words (STUDIO-10). Everything it calls drawn is
 * in the image.
 */
export interface HeardPrompt {
  /** `all` that is named will be drawn, `part` of it, `little` (the subject is missing), or `nothing`. */
  readonly verdict: 'all' | 'part' | 'little' | 'nothing';
  readonly drawn: readonly string[];
  readonly notDrawn: readonly string[];
  /** Words that change nothing. */
  readonly ignored: readonly string[];
  /** Of what is to be left out, what will certainly not be there. */
  readonly leftOut?: readonly string[];
}
