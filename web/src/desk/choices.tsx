import { Button } from '../ui/button.tsx';

/** One of several things to be shown: a button each, and the one that is shown is pressed. */
export function Choices<V extends string>({
  label,
  value,
  choices,
  onChange,
}: {
  label: string;
  value: V;
  choices: readonly { readonly value: V; readonly name: string }[];
  onChange: (value: V) => void;
}) {
  return (
    <div role="group" aria-label={label} className="desk-acts desk-choices mb-4">
      {choices.map((choice) => (
        <Button
          key={choice.value}
          tone={choice.value === value ? 'ink' : 'line'}
          size="sm"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.name}
        </Button>
      ))}
    </div>
  );
}
