import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'

const here = dirname(fileURLToPath(import.meta.url))

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  compress: false,
  productionBrowserSourceMaps: false,
  turbopack: { root: join(here, '..') },
  // Types are checked by `npm run validate`, once for the whole repository.
  typescript: { ignoreBuildErrors: true },
}

const config = withPayload(nextConfig)
// This injected key can make Turbopack panic; nothing here is deployed by file tracing.
delete config.outputFileTracingIncludes?.['**/*']

export default config
