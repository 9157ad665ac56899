import type { LivePreviewConfig } from 'payload'

/** Names say a width in CSS pixels and need no language; Payload takes no translations for them. */
const breakpoints = [
  { name: 'phone', label: '375 px', width: 375, height: 667 },
  { name: 'tablet', label: '768 px', width: 768, height: 1024 },
  { name: 'desktop', label: '1280 px', width: 1280, height: 800 },
]

/** Beside the form of a record stands the portal's own page of it (docs/decisions/178). One that was never saved has none. */
export const livePreviewOf = (slug: 'pages' | 'posts'): LivePreviewConfig => ({
  url: ({ data }) => (typeof data?.id === 'string' ? `/preview/${slug}/${encodeURIComponent(data.id)}` : null),
  breakpoints,
})
