# One image for both processes: the web process by default, the worker with the command `node --conditions=production --enable-source-maps dist/server/worker.js`.
FROM node:22-bookworm-slim AS packages
WORKDIR /srv/quayside
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund

FROM packages AS build
COPY . .
# The config is read while building: settings of a demo that stays in this stage. Next wants more heap than Node gives by default.
RUN DEMO=on DATA_DIR=/tmp/build NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 NODE_OPTIONS=--max-old-space-size=4096 npm run build \
  && rm -rf cms/.next/cache dist/.tree.lock

FROM node:22-bookworm-slim AS production-packages
WORKDIR /srv/quayside
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
WORKDIR /srv/quayside
ENV NODE_ENV=production \
    DEMO=off \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/var/lib/quayside \
    DISABLE_PAYLOAD_HMR=true \
    NEXT_TELEMETRY_DISABLED=1
RUN useradd --system --uid 10001 --home-dir /var/lib/quayside --create-home quayside
COPY --from=production-packages /srv/quayside/node_modules node_modules
COPY --from=build /srv/quayside/package.json /srv/quayside/package-lock.json /srv/quayside/tsconfig.json /srv/quayside/payload.config.ts ./
COPY --from=build /srv/quayside/shared shared
COPY --from=build /srv/quayside/collections collections
COPY --from=build /srv/quayside/cms cms
COPY --from=build /srv/quayside/jobs jobs
COPY --from=build /srv/quayside/scripts scripts
COPY --from=build /srv/quayside/dist dist
USER quayside
VOLUME /var/lib/quayside
EXPOSE 3000
# Node is the first process: no shell between it and SIGTERM. Give it time to finish requests and reports: docker stop -t 15.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--conditions=production", "--enable-source-maps", "dist/server/web.js"]
