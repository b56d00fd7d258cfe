import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ComponentProps, type ReactNode, useId } from 'react';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string | undefined;
}

/** The platform's checkbox under our drawing of it. */
export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const noteId = useId();
  return (
    <div>
      <label className="flex min-h-6 w-fit cursor-pointer items-center gap-2.5 text-13 text-ink-2 max-sm:min-h-11">
        <span className="relative grid size-[18px] flex-none">
          <input
            type="checkbox"
            className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-[5px] border border-control checked:border-ink checked:bg-ink aria-invalid:border-red"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? noteId : undefined}
            {...rest}
          />
          <Check
            size={13}
            strokeWidth={2.5}
            className="pointer-events-none relative m-auto text-base opacity-0 peer-checked:opacity-100"
            aria-hidden="true"
          />
        </span>
        {label}
      </label>
      {error && (
        <p id={noteId} className="mt-1 flex gap-1.5 text-13 text-red">
          <CircleAlert size={14} className="mt-0.5 flex-none" aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
