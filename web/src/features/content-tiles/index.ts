export { itemName, ItemTile } from './item-tile.tsx';
