import { defineConfig } from 'oxfmt';

export default defineConfig({
  singleQuote: true,
  printWidth: 110,
  trailingComma: 'all',
  // The lists of manifests keep the order in which people read them.
  sortPackageJson: false,
  ignorePatterns: ['pnpm-lock.yaml', 'shared/web/api-report.md'],
});
