export default {
  source: { entry: { index: './src/main.ts' } },
  output: { assetPrefix: 'auto' },
  performance: { printFileSize: false },
};
