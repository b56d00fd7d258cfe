import type { ReactNode } from 'react';

/** One setting with its name above. */
export function Setting({ name, note, children }: { name: ReactNode; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <div className="mb-2 flex min-h-5 items-center justify-between text-13 font-medium">
        {name}
        {note}
      </div>
      {children}
    </div>
  );
}
