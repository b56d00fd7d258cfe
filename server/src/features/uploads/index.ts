export { announceUpload } from './announce-upload.ts';
export { getReference } from './get-reference.ts';
export { getUploadedImage } from './get-uploaded-image.ts';
export { createImageIntake, type ImageIntake } from './image-intake.ts';
export { getUploadRoom } from './get-upload-room.ts';
export { keepLastFrame, keepImage, type Reference } from './keep-image.ts';
export { removeSomeUploads } from './remove-some-uploads.ts';
export { discardUpload, removeUnusedUploads } from './remove-unused-uploads.ts';
export { isUploadKey } from './uploads.rules.ts';
