/** To the process that looks at a film. */
export interface InspectionOrder {
  /** Where the film lies. */
  readonly path: string;
  /** Where its clean copy is written. */
  readonly into: string;
  /** Written into the copy in place of what the film carried. */
  readonly remark: string;
}

/** And back. */
export type InspectionResult =
  | {
      readonly kind: 'film';
      readonly durationS: number;
      readonly poster: { readonly data: Uint8Array; readonly width: number; readonly height: number };
    }
  | { readonly kind: 'unusable'; readonly reason: string };
