export { getReference } from './get-reference.ts';
export { keepPicture, type Reference } from './keep-picture.ts';
export { removeUnusedUploads } from './remove-unused-uploads.ts';
