/** What pages are made of, from assets/ when the code is built (scripts/page-assets.ts). The picture is base64. */
declare module 'virtual:page-assets' {
  interface Asset {
    readonly content: string;
    /** Eight hexadecimal digits that change with the content. */
    readonly hash: string;
  }
  const assets: { readonly style: Asset; readonly script: Asset; readonly mark: Asset; readonly sample: Asset };
  export default assets;
}
