import sharp from 'sharp';

// An image that is a program or a document is none, whoever sent it, an engine included: vector and document loaders stay shut in
// every process that reads images.
sharp.block({
  operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick', 'VipsForeignLoadOpenslide'],
});

/** The image library, with the loaders of programs and documents shut. */
export { sharp };
