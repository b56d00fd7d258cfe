import { Switch } from '../../../ui/switch.tsx';
import { withVisibility } from '../form/form-state.ts';
import { formStore, usePromptForm } from '../form/form-store.ts';

/** Public or private, for those who are signed in (R-FORM-04). */
export function VisibilitySwitch({ className }: { className?: string }) {
  const { isPublic } = usePromptForm();
  return (
    <Switch
      label="Public"
      checked={isPublic}
      onChange={(next) => formStore.change(withVisibility(formStore.read(), next))}
      className={className}
    />
  );
}
