# %app%

Shows `%path%`.

    npx pnpm@12 install
    npx pnpm@12 dev --site https://emberclutch.example      # from source, for that live site
    npx pnpm@12 test                                        # checks its types and runs its tests
    npx pnpm@12 build --site https://emberclutch.example    # into `dist`
    npx pnpm@12 release --site https://emberclutch.example  # makes it live there, with RELEASE_TOKEN

`dev` prints an address. Open `/variants` of the site as an operator, and enter the address for this remote: your browser then loads the remote
from your machine, and Fast Refresh shows each edit. The page lists a remote that has never been live only in a browser with a
preview of it: run `npx pnpm@12 release --site https://emberclutch.example --preview` first, and open the link that it prints.
A site with a public URL must list the address in `OVERRIDE_ORIGINS`.

`SITE_URL` replaces `--site`. `.env` can contain it and `RELEASE_TOKEN`. The site describes what it provides at `/contract.json`.

| path               | content                                                          |
| ------------------ | ---------------------------------------------------------------- |
| `src/pages.ts`     | the page table: path, title and the module of each page          |
| `src/app/`         | the entries: routes for the host, `mount` for other sites        |
| `src/features/`    | components, hooks, copy and tests; features do not import others |
| `src/platform/`    | code that several features share                                 |
