/** What of package.json a release reads. */
export interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly repository?: string | { readonly url?: string };
  readonly homepage?: string;
  readonly bugs?: string | { readonly url?: string };
  readonly bin: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}
