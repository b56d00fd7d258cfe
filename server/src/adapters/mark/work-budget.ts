/** What one piece of work may take of the processor. */
export interface WorkBudget {
  /** True once this process has taken more than this share of it, whichever of its threads did. */
  hasTaken(share: number): boolean;
  /** True once all of it is taken. */
  isSpent(): boolean;
}

/** How often somebody who waits for native work looks at what it has taken. */
const everyMs = 20;

/** Begins to count now. */
export function openWorkBudget(mostMs: number): WorkBudget {
  const start = process.cpuUsage();
  const hasTaken = (share: number): boolean => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000 > mostMs * share;
  };
  return { hasTaken, isSpent: () => hasTaken(1) };
}

/**
 * What `work` comes to, or `cut` where its budget is spent first: what decodes is native, works beside this thread and asks nobody. It is left working then, so
 * that whoever calls this ends its process.
 */
export async function withinBudget<Result>(
  budget: WorkBudget,
  { work, cut }: { readonly work: () => Promise<Result>; readonly cut: () => Result },
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const spent = new Promise<Result>((resolve) => {
    timer = setInterval(() => {
      if (budget.isSpent()) resolve(cut());
    }, everyMs);
  });
  try {
    return await Promise.race([work(), spent]);
  } finally {
    clearInterval(timer);
  }
}
