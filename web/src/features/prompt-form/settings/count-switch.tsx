import { Segmented } from '../../../ui/segmented.tsx';
import { formStore, usePromptForm } from '../form/form-store.ts';

const counts = ['1', '2', '3', '4'].map((value) => ({ value, label: value }));

/** How many images of the same words are made at once (MAKE-30); of videos there is always one. */
export function CountSwitch() {
  const { count } = usePromptForm();
  return (
    <Segmented
      label="Pictures at once"
      value={String(count)}
      options={counts}
      onChange={(next) => formStore.patch({ count: Number(next) })}
      small
      inset
    />
  );
}
