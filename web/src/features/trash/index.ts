export { TrashCount } from './trash-count.tsx';
export { TrashList } from './trash-list.tsx';
export { offerUndo } from './put-back.ts';
