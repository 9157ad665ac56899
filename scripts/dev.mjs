#!/usr/bin/env node
// `npm run dev`: the product as `npm start` runs it, but the portal is built again and the server started again at every change.
import { onNewEnoughNode } from './lib/nodeVersion.mjs'

onNewEnoughNode(() => import('./lib/startProduct.mjs').then((start) => start.startProduct({ isWatching: true })))
