name: release
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
      - uses: actions/checkout@v4
        with:
          persist-credentials: false
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - run: npx -y %pnpm% install --frozen-lockfile
      - run: npx -y %pnpm% test
  release:
    needs: test
    if: github.ref == 'refs/heads/main' && github.event_name == 'push'
    concurrency: release-%app%
    environment: %app%
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@v4
        with:
          persist-credentials: false
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - run: npx -y %pnpm% install --frozen-lockfile
      - run: npx -y %pnpm% release
        env:
          SITE_URL: ${{ secrets.SITE_URL }}
          RELEASE_TOKEN: ${{ secrets.RELEASE_TOKEN }}
          RELEASE_COMMIT: ${{ github.sha }}
