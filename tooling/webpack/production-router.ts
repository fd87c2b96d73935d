import { createRequire } from 'node:module';
import { join } from 'node:path';
import { webPackage } from '../federation/web-package.ts';

/**
 * Aliases that resolve the router to its production build. Its `exports` name only the development build, whose checks and warnings would
 * be part of the scripts that every first visit loads.
 */
export function productionRouter(): Record<string, string> {
  const require = createRequire(
    createRequire(join(webPackage(), 'package.json')).resolve('react-router-dom'),
  );
  const production = (request: string) =>
    require.resolve(request).replace(join('dist', 'development'), join('dist', 'production'));
  return {
    'react-router$': production('react-router'),
    'react-router/dom$': production('react-router/dom'),
  };
}
