export { type LegalName, LegalText } from './legal-text.tsx';
