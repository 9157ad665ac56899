#!/usr/bin/env node
// `npm start`. The real work is imported only after the check, so that an old Node never parses it.
import { onNewEnoughNode } from './lib/nodeVersion.mjs'

onNewEnoughNode(() => import('./lib/startProduct.mjs').then((start) => start.startProduct()))
