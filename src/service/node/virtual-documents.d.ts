/** The documents and the reference, made when the code is built (scripts/documents). */
declare module 'virtual:documents' {
  /** JSON in Brotli and base64. */
  const packed: string;
  export default packed;
}
