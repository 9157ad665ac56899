/** Puts the focus into the field at a path, or into the field that holds it. */
export function focusField(root: HTMLElement | null, path: string): void {
  const names = path.split('.')
  for (let length = names.length; length > 0; length -= 1) {
    const name = CSS.escape(names.slice(0, length).join('.'))
    const holder = root?.querySelector(`[data-name="${name}"]`) ?? root?.querySelector(`[data-place="${name}"]`)
    const control = holder?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, button, [tabindex]')
    if (control) return control.focus()
  }
}
