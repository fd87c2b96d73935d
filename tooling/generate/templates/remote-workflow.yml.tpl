name: %app%
on:
  push:
    branches: [main]
    paths: ['%app%/**', '.github/workflows/%app%.yml']
  pull_request:
    paths: ['%app%/**', '.github/workflows/%app%.yml']
permissions:
  contents: read
jobs:
  remote:
    uses: ./.github/workflows/remote.yml
    with:
      remote: %app%
