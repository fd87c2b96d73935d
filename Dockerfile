# Two images. The last stage serves: `node edge/src/main.ts` the site, `node provider/src/main.ts` the API. Node 26 runs their
# TypeScript directly. The stage `publish` has the build tools and releases apps into the folder that the edge serves.

FROM node:26.10.0-bookworm-slim AS base
WORKDIR /app
RUN npm install --global pnpm@12.21.0

# The whole workspace with all apps built: `site`, `release`, `rollback`, `retire` and `releases` are its scripts.
FROM base AS publish
RUN mkdir /site && chown node:node /site /app
USER node
COPY --chown=node:node . .
RUN pnpm install --frozen-lockfile && pnpm run build
ARG RELEASE_COMMIT
ENV SITE_DIR=/site RELEASE_COMMIT=$RELEASE_COMMIT
VOLUME /site
ENTRYPOINT ["pnpm", "--silent", "run"]
CMD ["releases"]

# The first site, as the edge serves it while its volume is new. The settings of the site are part of the pages.
FROM publish AS site
ARG PUBLIC_URL=http://localhost:3000
ARG ALLOW_TEST_SERVICES SITE_NAME SITE_SLUG SITE_API_BASE SITE_API_HEADERS SITE_AUTH_SCHEME SITE_SAMPLE_WORLD SITE_EVIDENCE_SHARE SITE_FRAME_ANCESTORS SITE_IMAGE_ORIGINS SITE_WHITEPAPER_URL SITE_OPERATOR SITE_OPERATOR_ADDRESS SITE_SUPPORT_MAIL SITE_X_URL SITE_INSTAGRAM_URL SITE_TIKTOK_URL
# Not /site: what is written into a volume during a build is lost.
RUN SITE_DIR=/app/.data/site pnpm site

# The runtime packages of both processes, without build tools.
FROM base AS packages
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches/ patches/
COPY edge/package.json edge/
COPY provider/package.json provider/
COPY shared/art/package.json shared/art/
COPY shared/contract/package.json shared/contract/
COPY shared/server/package.json shared/server/
RUN pnpm install --frozen-lockfile --prod --filter @emberclutch/edge...
COPY edge edge
COPY provider provider
COPY shared/art shared/art
COPY shared/contract shared/contract
COPY shared/server shared/server

FROM node:26.10.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
# pg_dump and pg_restore are used by `provider backup` and `provider restore`.
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
COPY --from=packages /app .
# Owned by the user of `publish`, because a new volume takes its files and their owner from here.
COPY --from=site --chown=node:node /app/.data/site /site
# Must equal the PUBLIC_URL with which the pages were composed.
ARG PUBLIC_URL=http://localhost:3000
ENV SITE_DIR=/site DATA_DIR=/data PUBLIC_URL=$PUBLIC_URL
# What Node has compiled. Otherwise each process compiles TypeScript when it starts, and keeps that compiler, which holds 15 MB.
ENV NODE_COMPILE_CACHE=/compiled
RUN mkdir /data /compiled && chown node:node /data /compiled
USER node
# Both load their modules, and end because of the port. A cache belongs to one user.
RUN ! PORT=none node edge/src/main.ts && ! PORT=none node provider/src/main.ts
VOLUME /data /site
EXPOSE 3000 4100
CMD ["node", "edge/src/main.ts"]
