/** Address of a portal's logo on its brand's host: the screens ask the web process for it, the report's page the worker. */
export const portalLogoPath = (slug: string): string => `/brand/portals/${encodeURIComponent(slug)}/logo`
