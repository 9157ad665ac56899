// Loaded by too old a Node as well: nothing here may be younger than ES2018 (eslint.config.mjs holds this file to that).

/** The oldest Node that runs Quayside: major, minor. The same as `engines` in package.json. */
export const oldestNode = [20, 19]

/**
 * What to tell someone whose Node is too old; null when it is new enough.
 * @param {string} version as in `process.versions.node`
 * @returns {string | null}
 */
export function complaintAboutNode(version) {
  const parts = version.split('.').map(Number)
  const isNewEnough = parts[0] > oldestNode[0] || (parts[0] === oldestNode[0] && parts[1] >= oldestNode[1])
  if (isNewEnough) return null
  return (
    'Quayside needs Node ' +
    oldestNode.join('.') +
    ' or newer; this is Node ' +
    version +
    '.\n' +
    'Install Node 22 from https://nodejs.org, or with a version manager: nvm install 22 (fnm, volta and mise work too). Then try again.'
  )
}

/**
 * Runs `main` on a Node that is new enough; otherwise says what is wrong and ends with 1.
 * @param {() => Promise<unknown>} main
 */
export function onNewEnoughNode(main) {
  const complaint = complaintAboutNode(process.versions.node)
  if (complaint) {
    console.error(complaint)
    process.exitCode = 1
    return
  }
  main().catch(function (error) {
    console.error(error)
    process.exit(1)
  })
}
