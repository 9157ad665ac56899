import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import type { CollectionConfig } from 'payload'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams })

/** Views of Payload's that lead elsewhere: people without the panel have the portal, and a forgotten password is asked for there. */
const elsewhere: Readonly<Record<string, string>> = { unauthorized: '/', forgot: '/login', reset: '/login' }

/**
 * The record of `collections/<slug>/<id>/versions…` where its collection keeps no history; null for every other address. Payload says of such a page
 * that one must be signed in, and offers to sign out.
 */
function recordWithoutHistory(
  collections: readonly Pick<CollectionConfig, 'slug' | 'versions'>[],
  segments: readonly string[],
): string | null {
  const [kind, slug, ...rest] = segments
  const at = rest[0] === 'trash' ? 2 : 1
  const collection = collections.find((each) => each.slug === slug)
  if (kind !== 'collections' || !collection || collection.versions || rest[at] !== 'versions') return null
  return `/admin/${segments.slice(0, 2 + at).join('/')}`
}

export default async function Page({ params, searchParams }: Args) {
  const { segments } = await params
  const other = elsewhere[segments?.[0] ?? '']
  if (other !== undefined) redirect(other)
  const record = recordWithoutHistory((await config).collections, segments ?? [])
  if (record !== null) redirect(record)
  return RootPage({ config, params, searchParams, importMap })
}
