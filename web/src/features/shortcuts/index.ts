export { isOneKey } from './one-key.ts';
export { ShortcutKeys } from './shortcut-keys.tsx';
