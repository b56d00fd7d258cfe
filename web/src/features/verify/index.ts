export { CheckFile } from './check-file.tsx';
