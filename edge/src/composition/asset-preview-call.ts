/** The call by which a page says that it is about one asset: its card is for other sites, too. */
export const assetPreviewCall = '/v1/assets/:id/preview';
