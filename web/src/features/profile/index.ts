export { CreatorPage } from './creator-page.tsx';
