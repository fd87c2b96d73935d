/** The preview call of pages about one asset. Cards for other sites use it too. */
export const assetPreviewCall = '/v1/assets/:id/preview';
