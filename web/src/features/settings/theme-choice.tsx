import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useStore } from '../../lib/create-store.ts';
import { chooseTheme, chosenTheme, onThemeChange } from '../../lib/theme.ts';
import { Segmented } from '../../ui/segmented.tsx';

const options = [
  { value: 'system', label: 'System', icon: <Monitor size={15} aria-hidden="true" /> },
  { value: 'dark', label: 'Dark', icon: <Moon size={15} aria-hidden="true" /> },
  { value: 'light', label: 'Light', icon: <Sun size={15} aria-hidden="true" /> },
] as const;

/** Darkroom, light table, or as the device has it. Kept on this device, and with the account for the others. */
export function ThemeChoice() {
  const theme = useStore({ read: chosenTheme, listen: onThemeChange });
  return (
    <section aria-labelledby="appearance" className="mt-10 border-t border-line pt-6">
      <h2 id="appearance" className="title-20">
        Appearance
      </h2>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-13 font-medium">Theme</p>
        <Segmented
          label="Theme"
          value={theme}
          options={options}
          onChange={chooseTheme}
          className="max-sm:flex max-sm:w-full max-sm:*:flex-1"
        />
      </div>
    </section>
  );
}
