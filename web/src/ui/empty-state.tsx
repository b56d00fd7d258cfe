import type { ReactNode } from 'react';

/** One line in the serif, a hint, and at most one thing to do. */
export function EmptyState({ title, hint, children }: { title: string; hint?: ReactNode; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-2 px-(--page) py-16 text-center">
      <p className="title-26">{title}</p>
      {hint && <p className="max-w-[420px] text-pretty text-ink-3">{hint}</p>}
      {children && <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  );
}
