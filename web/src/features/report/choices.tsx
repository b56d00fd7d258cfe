import { useId } from 'react';

/** One of a few, each with a sentence about it. */
export function Choices<V extends string>({
  label,
  value,
  problem,
  options,
  onChange,
}: {
  label: string;
  value: V | undefined;
  problem: string | undefined;
  options: readonly { readonly value: V; readonly name: string; readonly hint?: string }[];
  onChange: (value: V) => void;
}) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${id}-problem` : undefined}
      data-problem={problem && ''}
    >
      <p id={id} className="mb-1.5 text-13 font-medium">
        {label}
      </p>
      <div className="grid gap-1">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-11 cursor-pointer items-start gap-2.5 py-1.5 text-14">
            <input
              type="radio"
              name={id}
              className="mt-1 size-4 flex-none accent-(--color-ink)"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="min-w-0">
              {option.name}
              {option.hint !== undefined && <span className="block text-13 text-ink-3">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {problem && (
        <p id={`${id}-problem`} className="mt-1.5 text-13 text-red">
          {problem}
        </p>
      )}
    </div>
  );
}
