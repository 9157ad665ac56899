import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectionFields, generatedMark } from '../cms/collectionFields'
import { root } from './lib/environment.mjs'

/** Writes the fields, options and access of every collection into `docs/collections.md`, below what is written by hand. */
const file = join(root, 'docs/collections.md')
const [byHand = ''] = readFileSync(file, 'utf8').split(generatedMark)
const config = await (await import('../payload.config')).default
writeFileSync(file, `${byHand.trimEnd()}\n\n${collectionFields(config)}`)
// The database adapter of the config may hold a file open.
process.exit(0)
