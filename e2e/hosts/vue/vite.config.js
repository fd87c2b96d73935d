import vue from '@vitejs/plugin-vue';

const isCustomElement = (tag) => tag.startsWith('emberclutch-');

export default {
  base: './',
  logLevel: 'warn',
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
};
