import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.ts';
import { useMissing } from './missing-fields.ts';

/** A field of a sheet with its label: a choice, or several lines of text. */
export function Field({
  label,
  as,
  value,
  maxLength,
  help,
  error: refused,
  children,
  className,
  onChange,
}: {
  label: string;
  as: 'select' | 'textarea';
  value: string;
  maxLength?: number;
  help?: string;
  /** Why the entry is refused; also turns the border red. */
  error?: string | undefined;
  children?: ReactNode;
  className?: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const missing = useMissing()(label);
  const error = refused ?? missing;
  const note = error ?? help;
  const described = {
    ...(note !== undefined && { 'aria-describedby': `${id}-note` }),
    ...(error !== undefined && { 'aria-invalid': true }),
  };
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-13 font-medium">
        {label}
      </label>
      {as === 'select' ? (
        <select
          id={id}
          className="input desk-select"
          value={value}
          {...described}
          onChange={({ target }) => onChange(target.value)}
        >
          {children}
        </select>
      ) : (
        <textarea
          id={id}
          className="input desk-area"
          dir="auto"
          value={value}
          maxLength={maxLength}
          {...described}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {note !== undefined && (
        <p
          id={`${id}-note`}
          className={cx('mt-1.5 flex items-start gap-1.5 text-13', error === undefined ? 'text-ink-3' : 'text-red')}
        >
          {error !== undefined && <CircleAlert size={14} className="mt-0.5 flex-none" />}
          {note}
        </p>
      )}
    </div>
  );
}
