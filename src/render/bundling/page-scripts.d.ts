declare module '*?inline-script' {
  /** The text of a script. */
  const script: string
  export default script
}

declare module '*?file' {
  /** The address of a script. */
  const address: string
  export default address
}
