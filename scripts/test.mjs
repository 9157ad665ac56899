#!/usr/bin/env node
// `npm test [-- steps or test files]`. The real work is imported only after the check, so that an old Node never parses it.
import { onNewEnoughNode } from './lib/nodeVersion.mjs'

onNewEnoughNode(() => import('./lib/testProduct.mjs').then((test) => test.testProduct(process.argv.slice(2))))
