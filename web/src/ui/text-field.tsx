import './text-field.css';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.ts';

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  /** Why the entry is refused; also turns the border red. */
  error?: string | undefined;
  help?: ReactNode;
  /** At the right end of the label line: a link. */
  aside?: ReactNode;
  /** Inside the field at its right end: a button. */
  end?: ReactNode;
}

/** A line of text with its label above and its error below, tied together for readers. */
export function TextField({ label, error, help, aside, end, id, className, ...rest }: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const noteId = `${inputId}-note`;
  return (
    <div className={className}>
      <div className="mb-1.5 flex justify-between text-13">
        <label htmlFor={inputId} className="font-medium">
          {label}
        </label>
        {aside}
      </div>
      <div className="relative">
        <input
          id={inputId}
          className={cx('input', end !== undefined && 'pr-12')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || help ? noteId : undefined}
          {...rest}
        />
        {end !== undefined && <span className="absolute inset-y-0 right-1 flex items-center">{end}</span>}
      </div>
      {(error || help) && (
        <p id={noteId} className={cx('mt-1.5 flex items-start gap-1.5 text-13', error ? 'text-red' : 'text-ink-3')}>
          {error && <CircleAlert size={14} className="mt-0.5 flex-none" />}
          {error ?? help}
        </p>
      )}
    </div>
  );
}
