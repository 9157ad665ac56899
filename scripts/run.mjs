#!/usr/bin/env node
// `node scripts/run.mjs <program> [arguments]`: one of `serverPrograms`, compiled first where its sources have changed since.
import { onNewEnoughNode } from './lib/nodeVersion.mjs'

onNewEnoughNode(() => import('./lib/runServerProgram.mjs').then(({ runServerProgram }) => runServerProgram(process.argv.slice(2))))
