// @ts-check
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { root } from './environment.mjs'

const follow = ['--import', pathToFileURL(join(root, 'scripts/lib/followParent.mjs')).href]

/** Arguments of `node` for a TypeScript program of ours. @param {string} file @param {...string} rest */
export const typescriptProgram = (file, ...rest) => [...follow, '--import', 'tsx', file, ...rest]

/** Arguments of `node` for a tool that is JavaScript already. @param {string} file @param {...string} rest */
export const javascriptProgram = (file, ...rest) => [...follow, file, ...rest]
