export const schemes = ['light', 'dark', 'auto'] as const
export type Scheme = (typeof schemes)[number]

export const isScheme = (value: unknown): value is Scheme => schemes.some((scheme) => scheme === value)
