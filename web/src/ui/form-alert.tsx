import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

/** What the server has said about a form: bad news as an alert, good news as a status. */
export function FormAlert({ tone, title, children }: { tone: 'good' | 'bad'; title?: string; children: ReactNode }) {
  const Sign = tone === 'good' ? CircleCheck : CircleAlert;
  return (
    <div
      role={tone === 'good' ? 'status' : 'alert'}
      className={cx(
        'flex items-start gap-2.5 rounded-button border px-3 py-2.5 text-13 [animation:fade_var(--base-time)_var(--ease-out)]',
        tone === 'good'
          ? 'border-[color-mix(in_srgb,var(--color-green)_34%,transparent)] bg-[color-mix(in_srgb,var(--color-green)_8%,transparent)] text-green'
          : 'border-[color-mix(in_srgb,var(--color-red)_34%,transparent)] bg-[color-mix(in_srgb,var(--color-red)_8%,transparent)] text-red',
      )}
    >
      <Sign size={16} className="mt-px flex-none" aria-hidden="true" />
      <span className="text-pretty">
        {title !== undefined && <strong className="block font-medium">{title}</strong>}
        {children}
      </span>
    </div>
  );
}
