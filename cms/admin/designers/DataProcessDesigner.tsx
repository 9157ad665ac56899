export function DataProcessDesigner() {
  return null
}
