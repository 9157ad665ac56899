#!/usr/bin/env node
// `npm run build [-- --force]`: what is stale, or with --force everything.
import { onNewEnoughNode } from './lib/nodeVersion.mjs'

onNewEnoughNode(() => import('./lib/buildProduct.mjs').then((build) => build.buildProduct(process.argv.slice(2))))
