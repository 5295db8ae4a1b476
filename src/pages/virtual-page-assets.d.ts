/** What pages are made of, from assets/ when the code is built (scripts/page-assets.ts). Pictures are base64. */
declare module 'virtual:page-assets' {
  interface Asset {
    readonly content: string;
    /** Eight hexadecimal digits that change with the content. */
    readonly hash: string;
  }
  type Name = 'style' | 'script' | 'device' | 'verify' | 'mark' | 'icon' | 'sample';
  const assets: Readonly<Record<Name, Asset>>;
  export default assets;
}
