/** Themes for every brand. Those of single brands stand apart (`themes.ts`): what the browser gets names no other brand. */
export const generalThemes = ['main', 'classic', 'contrast', 'corporate', 'dark', 'light', 'tech'] as const
export type GeneralTheme = (typeof generalThemes)[number]

export const isGeneralTheme = (name: string): name is GeneralTheme => generalThemes.some((theme) => theme === name)
