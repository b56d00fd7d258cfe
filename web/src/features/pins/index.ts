export { PinnedRow } from './pinned-row.tsx';
export { pinsOf } from './pins-query.ts';
export { useSetPins } from './use-set-pins.ts';
