export { ActivityList } from './activity-list.tsx';
export { Figures } from './figures.tsx';
