import { existsSync } from 'node:fs';
import { productionRouter } from './production-router.ts';

it('names the entries of a production build that exist', () => {
  const files = Object.values(productionRouter());

  expect(files).toHaveLength(2);
  for (const file of files) {
    expect(file).toMatch(/production/);
    expect(existsSync(file)).toBe(true);
  }
});
