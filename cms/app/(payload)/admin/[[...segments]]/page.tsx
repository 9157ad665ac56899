import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams })

/** Views of Payload's that lead elsewhere: people without the panel have the portal, and a forgotten password is asked for there. */
const elsewhere: Readonly<Record<string, string>> = { unauthorized: '/', forgot: '/login', reset: '/login' }

export default async function Page({ params, searchParams }: Args) {
  const { segments } = await params
  const other = elsewhere[segments?.[0] ?? '']
  if (other !== undefined) redirect(other)
  return RootPage({ config, params, searchParams, importMap })
}
