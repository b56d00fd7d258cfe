/** For `useMediaQuery`: the person wants things to stand still. */
export const stillQuery = '(prefers-reduced-motion: reduce)';

/** True when the person saves data: nothing large is then fetched unasked. Only some browsers tell. */
export function savesData(): boolean {
  const { connection }: { connection?: { saveData?: boolean } } = navigator as Navigator & {
    connection?: { saveData?: boolean };
  };
  return connection?.saveData === true;
}

/** True when a video may begin by itself. */
export function mayPlayUnasked(): boolean {
  return !matchMedia(stillQuery).matches && !savesData();
}
