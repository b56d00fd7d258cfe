export { ShortcutKeys } from './shortcut-keys.tsx';
