/** A function that runs once its callers have been silent for `waitMs`; `cancel` forgets a waiting run. */
export function debounce<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
  waitMs: number,
): ((...args: Args) => void) & { cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const debounced = (...args: Args) => {
    cancel();
    timer = setTimeout(() => run(...args), waitMs);
  };
  return Object.assign(debounced, { cancel });
}
