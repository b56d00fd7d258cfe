export { AccountFacts } from './account-facts.tsx';
export { Security } from './security.tsx';
export { ThemeChoice } from './theme-choice.tsx';
