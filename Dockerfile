# One image for both processes: `node edge/src/main.ts` serves the site, `node provider/src/main.ts` serves the API.
# Node 26 runs their TypeScript directly, so only the browser apps are built.

FROM node:26.10.0-bookworm-slim AS base
WORKDIR /app
RUN npm install --global pnpm@12.21.0

# The site, built and published as the edge serves it. Its settings are part of the pages.
FROM base AS site
COPY . .
RUN pnpm install --frozen-lockfile
ARG PUBLIC_URL=http://localhost:3000
ARG SITE_NAME SITE_SLUG SITE_API_BASE SITE_API_HEADERS SITE_IMAGE_ORIGINS SITE_WHITEPAPER_URL SITE_X_URL SITE_INSTAGRAM_URL SITE_TIKTOK_URL
RUN SITE_DIR=/site node tooling/commands/site.ts

# The runtime packages of both processes, without build tools.
FROM base AS packages
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY edge/package.json edge/
COPY provider/package.json provider/
COPY shared/package.json shared/
RUN pnpm install --frozen-lockfile --prod --filter @emberclutch/edge...
COPY edge edge
COPY provider provider
COPY shared shared

FROM node:26.10.0-bookworm-slim
# Most objects are short-lived: a larger young generation reduces garbage collection.
ENV NODE_ENV=production HOST=0.0.0.0 NODE_OPTIONS=--max-semi-space-size=64
WORKDIR /app
# pg_dump and pg_restore are used by `provider backup` and `provider restore`.
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
COPY --from=packages /app .
COPY --from=site /site /site
# Must equal the PUBLIC_URL with which the pages were composed.
ARG PUBLIC_URL=http://localhost:3000
ENV SITE_DIR=/site DATA_DIR=/data PUBLIC_URL=$PUBLIC_URL
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000 4100
CMD ["node", "edge/src/main.ts"]
