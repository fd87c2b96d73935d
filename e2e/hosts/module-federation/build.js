import { join } from 'node:path';
import { promisify } from 'node:util';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';

const root = import.meta.dirname;
const shared = { react: { singleton: true }, 'react-dom': { singleton: true } };

/** Configurations of the page and of a remote from the same team, which shares the React of the page. */
const configurations = [
  {
    entry: './src/main.js',
    output: { path: join(root, 'dist'), filename: 'main.js' },
    federation: { name: 'shell', remotes: { cards: 'cards@/module-federation/cards/remoteEntry.js' } },
  },
  {
    entry: {},
    output: { path: join(root, 'dist/cards') },
    federation: { name: 'cards', filename: 'remoteEntry.js', exposes: { './Cards': './src/Cards.js' } },
  },
].map(({ entry, output, federation }) => ({
  mode: 'production',
  target: 'web',
  context: root,
  devtool: false,
  // Does not minimize, because that takes most of the build's time and is not part of the test.
  optimization: { minimize: false },
  entry,
  output: { publicPath: 'auto', uniqueName: federation.name, ...output },
  plugins: [new ModuleFederationPlugin({ ...federation, shared, dts: false, manifest: false })],
}));

const stats = await promisify(webpack)(configurations);
if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-warnings' }));
