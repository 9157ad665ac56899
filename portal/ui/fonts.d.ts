/** The address of a font in the build. */
declare module '*.woff2' {
  const address: string
  export default address
}
