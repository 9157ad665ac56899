import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import { getPayload, type ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { PanelTheme } from '../../admin/frame/PanelTheme'
import { isPanelFunction } from '../../server/panelFunctions'
import './custom.css'
import { importMap } from './admin/importMap.js'

/** Anyone can post to a server function: only its own names count, and only people who may use the panel are answered. */
const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  if (!isPanelFunction(args.name)) return null
  const payload = await getPayload({ config, importMap })
  const { permissions } = await payload.auth({ headers: await headers() })
  if (!permissions.canAccessAdmin) return null
  return handleServerFunctions({ ...args, args: withoutStaleCheck(args.args), config, importMap })
}

/**
 * Payload would look at the first keystroke whether somebody saved meanwhile, and then take what was typed away with the page. Ours looks when it
 * is saved, and offers both sides (`collections/hooks/refuseOverwrite`, `cms/admin/record/RecordNotices`).
 */
const withoutStaleCheck = (args: Record<string, unknown>): Record<string, unknown> => ({ ...args, checkForStaleData: false })

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      <PanelTheme />
      {children}
    </RootLayout>
  )
}
