/** The functions that Payload's panel calls on the server, by name. Payload looks a name up in a plain object, which has a `constructor` too. */
const panelFunctions: ReadonlySet<string> = new Set([
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
])

export const isPanelFunction = (name: unknown): boolean => typeof name === 'string' && panelFunctions.has(name)
