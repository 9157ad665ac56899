// @ts-check
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './environment.mjs'
import { serverPrograms } from './serverPrograms.mjs'

const follow = ['--import', pathToFileURL(join(root, 'scripts/lib/followParent.mjs')).href]

/** Arguments of `node` for a TypeScript program of ours as it stands. @param {string} file @param {...string} rest */
export const typescriptProgram = (file, ...rest) => [...follow, '--import', 'tsx', file, ...rest]

/** Arguments of `node` for a tool that is JavaScript already. @param {string} file @param {...string} rest */
export const javascriptProgram = (file, ...rest) => [...follow, file, ...rest]

/** Where a program of ours stands once it is compiled. Throws for one that is not on the list. @param {string} source such as `cms/web.ts` */
export function compiledFile(source) {
  const name = Object.keys(serverPrograms).find((known) => serverPrograms[known] === source)
  if (!name) throw new Error(`${source} is not among the programs that are compiled (scripts/lib/serverPrograms.mjs)`)
  return join(root, 'dist/server', `${name}.js`)
}

/**
 * Packages are taken as they were built for production. The editor of rich text otherwise chooses its build while it loads, by an `await` at the top
 * of a module; on a busy machine Node now and then lost such a load and ended with 13, and without a word.
 */
export const asBuilt = '--conditions=production'

/**
 * What a request makes is mostly gone when it is answered: with more room for what is young, less of it is looked at before it is gone. For the web process
 * alone: a worker shares its memory with two browsers.
 */
const roomForYoung = '--max-semi-space-size=64'

/** Arguments of `node` for a TypeScript program of ours as it was compiled. @param {string} source @param {...string} rest */
export const compiledProgram = (source, ...rest) => [
  ...follow,
  asBuilt,
  '--enable-source-maps',
  ...(source === 'cms/web.ts' ? [roomForYoung] : []),
  compiledFile(source),
  ...rest,
]
