import { Button } from './button.tsx';

/** The two ways out of a small form. */
export function SaveOrCancel({ saving, onCancel }: { saving: boolean; onCancel: () => void }) {
  return (
    <div className="flex gap-2">
      <Button type="submit" loading={saving}>
        Save
      </Button>
      <Button tone="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
