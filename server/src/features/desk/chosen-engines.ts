import type { ContentType } from '@loomlight/contract';

/** The engines that are set, by content type. */
export type ChosenEngines = Readonly<
  Record<ContentType, readonly { readonly name: string; readonly isClosing: boolean; readonly isElsewhere: boolean }[]>
>;
