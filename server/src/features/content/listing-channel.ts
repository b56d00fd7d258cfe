/** Where every process hears that what the community sees has changed. */
export const listingChannel = 'loomlight_listing';
