export { announceUpload } from './announce-upload.ts';
export { getReference } from './get-reference.ts';
export { getUploadedPicture } from './get-uploaded-picture.ts';
export { createPictureIntake, type PictureIntake } from './picture-intake.ts';
export { getUploadRoom } from './get-upload-room.ts';
export { keepPicture, type Reference } from './keep-picture.ts';
export { removeSomeUploads } from './remove-some-uploads.ts';
export { discardUpload, removeUnusedUploads } from './remove-unused-uploads.ts';
export { isUploadKey } from './uploads.rules.ts';
