import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileOf } from './fileOf'

const deadlineMs = 4_000

/**
 * Why the database of these settings cannot be used, in a sentence that names the setting; null when it can, or when a start will make it.
 * Reads only.
 */
export async function databaseProblem({ databaseUrl, isDemo }: { databaseUrl: string; isDemo: boolean }): Promise<string | null> {
  return databaseUrl.startsWith('mongodb') ? mongoProblem(databaseUrl) : fileProblem(fileOf(databaseUrl) ?? databaseUrl, isDemo)
}

function fileProblem(path: string, isDemo: boolean): string | null {
  if (existsSync(path)) return null
  if (!existsSync(dirname(path))) return `DATABASE_URL names a file in ${dirname(path)}, and there is no such folder`
  // A mistyped path would otherwise open an empty installation beside the real one.
  return isDemo
    ? null
    : `DATABASE_URL names ${path}, which does not exist. A new installation begins with: npm run create-admin -- --email you@firm.example`
}

async function mongoProblem(url: string): Promise<string | null> {
  const { MongoClient } = await import('mongodb')
  let client
  try {
    client = new MongoClient(url, { serverSelectionTimeoutMS: deadlineMs, connectTimeoutMS: deadlineMs })
    const hello = await client.db().command({ hello: 1 })
    // A router of a sharded cluster names no set.
    if (typeof hello.setName === 'string' || hello.msg === 'isdbgrid') return null
    return 'DATABASE_URL leads to a MongoDB server that stands alone, and such a server has no transactions. Start it as a replica set, of one node if need be: mongod --replSet rs0, then rs.initiate() once'
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `DATABASE_URL leads to no usable MongoDB server (${reason.replaceAll(/\/\/[^@/\s]+@/g, '//…@').slice(0, 200)})`
  } finally {
    await client?.close()
  }
}
