/** What is known about a picture before its details are. */
export interface DetailItem {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly small_url: string | null;
  readonly colour: string;
  readonly username: string | null;
}
