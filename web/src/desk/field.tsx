import { type ReactNode, useId } from 'react';

/** A field of a sheet with its label: a choice, or several lines of text. */
export function Field({
  label,
  as,
  value,
  maxLength,
  help,
  children,
  onChange,
}: {
  label: string;
  as: 'select' | 'textarea';
  value: string;
  maxLength?: number;
  help?: string;
  children?: ReactNode;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const described = help === undefined ? {} : { 'aria-describedby': `${id}-note` };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-13 font-medium">
        {label}
      </label>
      {as === 'select' ? (
        <select
          id={id}
          className="input"
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
          value={value}
          maxLength={maxLength}
          {...described}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {help !== undefined && (
        <p id={`${id}-note`} className="desk-note">
          {help}
        </p>
      )}
    </div>
  );
}
