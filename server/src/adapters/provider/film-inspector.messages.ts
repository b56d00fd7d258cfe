/** To the process that looks at a film. */
export interface InspectionOrder {
  readonly bytes: Uint8Array;
  /** Written into the file in place of what it carried. */
  readonly remark: string;
}

/** And back. */
export type InspectionResult =
  | {
      readonly kind: 'film';
      readonly bytes: Uint8Array;
      readonly durationS: number;
      readonly poster: { readonly data: Uint8Array; readonly width: number; readonly height: number };
    }
  | { readonly kind: 'unusable'; readonly reason: string };
