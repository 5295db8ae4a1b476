/** The stylesheet, the script and the mark of the pages, from assets/ when the code is built (scripts/page-assets.ts). */
declare module 'virtual:page-assets' {
  const assets: { readonly style: string; readonly script: string; readonly mark: string };
  export default assets;
}
