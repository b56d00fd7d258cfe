import { clientTiming } from '@loomlight/contract';

const usual = clientTiming.retryDelayMs;

/** Sends again at once what failed, in place of after 1, 2 and 3 s: tests of what people see then would wait six seconds for it. */
export function repeatAtOnce(): void {
  Object.assign(clientTiming, { retryDelayMs: 1 });
}

/** Waits before it is sent again as people's browsers do (R-ERR-15). */
export function repeatAsEver(): void {
  Object.assign(clientTiming, { retryDelayMs: usual });
}
