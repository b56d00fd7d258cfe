export { AccountFacts } from './account-facts.tsx';
export { ThemeChoice } from './theme-choice.tsx';
