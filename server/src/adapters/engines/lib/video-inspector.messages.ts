/** To the process that looks at a video. */
export interface InspectionOrder {
  /** Where the video lies. */
  readonly path: string;
  /** Where its clean copy is written. */
  readonly into: string;
  /** Written into the copy in place of what the video carried. */
  readonly remark: string;
}

/** And back. */
export type InspectionResult =
  | {
      readonly kind: 'video';
      readonly durationS: number;
      readonly poster: { readonly data: Uint8Array; readonly width: number; readonly height: number };
    }
  | { readonly kind: 'unusable'; readonly reason: string };
