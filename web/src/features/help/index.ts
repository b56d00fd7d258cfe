export { HelpList } from './help-list.tsx';
