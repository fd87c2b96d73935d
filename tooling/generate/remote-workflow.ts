import { pinnedPnpm } from '../federation/package-manager.ts';

/** Exactly this version: whatever is newest would run beside the token that releases. */
const pnpm = `npx -y ${pinnedPnpm()}`;

const checkOut = `      - uses: actions/checkout@v4
        with:
          persist-credentials: false
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - run: ${pnpm} install --frozen-lockfile`;

/** Secrets come from the environment of that name, which each team has for itself. */
const releaseSettings = `        env:
          SITE_URL: \${{ secrets.SITE_URL }}
          RELEASE_TOKEN: \${{ secrets.RELEASE_TOKEN }}
          RELEASE_COMMIT: \${{ github.sha }}`;

/** Workflow of GitHub Actions for one remote of the workspace: other changes do not run it. */
export const remoteWorkflow = (app: string) => `name: ${app}
on:
  push:
    branches: [main]
    paths: ['${app}/**', '.github/workflows/${app}.yml']
  pull_request:
    paths: ['${app}/**', '.github/workflows/${app}.yml']
permissions:
  contents: read
jobs:
  remote:
    uses: ./.github/workflows/remote.yml
    with:
      remote: ${app}
`;

/** Workflow for a remote in a repository of its own. @param app its environment */
export const aloneWorkflow = (app: string) => `name: release
on:
  push:
    branches: [main]
  pull_request:
permissions:
  contents: read
jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
${checkOut}
      - run: ${pnpm} test
  release:
    needs: test
    if: github.ref == 'refs/heads/main' && github.event_name == 'push'
    concurrency: release-${app}
    environment: ${app}
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
${checkOut}
      - run: ${pnpm} release
${releaseSettings}
`;
