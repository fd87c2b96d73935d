export default {
  source: { entry: { index: './src/main.js' } },
  output: { assetPrefix: 'auto' },
  performance: { printFileSize: false },
};
