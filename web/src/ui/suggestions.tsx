import { Button } from './button.tsx';

/** What could stand in a field instead, a press away. */
export function Suggestions({
  label,
  texts,
  onChoose,
}: {
  label: string;
  texts: readonly string[];
  onChoose: (text: string) => void;
}) {
  if (texts.length === 0) return null;
  return (
    <div role="group" aria-label={label} className="-mt-1.5 flex flex-wrap items-center gap-1.5">
      {texts.map((text) => (
        <Button key={text} tone="line" size="sm" className="max-w-full" onClick={() => onChoose(text)}>
          <span className="truncate" dir="auto">
            {text}
          </span>
        </Button>
      ))}
    </div>
  );
}
