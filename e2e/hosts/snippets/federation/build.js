import { join } from 'node:path';
import { promisify } from 'node:util';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import remote from './webpack.config.js';

const root = import.meta.dirname;
const shared = { react: { singleton: true }, 'react-dom': { singleton: true } };
const common = {
  mode: 'production',
  target: 'web',
  context: root,
  devtool: false,
  // Does not minimize, because that takes most of the build's time and is not part of the test.
  optimization: { minimize: false },
};

/** The loader for JSX that a team's configuration usually has. Its path is an argument. */
const jsxRule = {
  test: /\.jsx$/,
  loader: process.argv[2],
  options: {
    compiler: {
      jsc: {
        parser: { syntax: 'ecmascript', jsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  },
};

const configurations = [
  {
    ...common,
    entry: './src/main.js',
    output: { path: join(root, 'dist'), filename: 'main.js', publicPath: 'auto', uniqueName: 'shell' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: { wiki: 'wiki@/snippet-federation/remote/remoteEntry.js' },
        shared,
        dts: false,
        manifest: false,
      }),
    ],
  },
  {
    ...common,
    ...remote,
    entry: {},
    output: { path: join(root, 'dist/remote'), publicPath: 'auto', uniqueName: 'wiki' },
    module: { rules: [jsxRule] },
  },
];

const stats = await promisify(webpack)(configurations);
if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-warnings' }));
