/** What pages say of the service that runs on the device of their reader. */
export interface DeviceWords {
  readonly title: string;
  readonly lead: string;
  /** While the calculators are on their way to the device. */
  readonly wait: string;
  /** In place of what is told of a day, until it is calculated. */
  readonly calculating: string;
  readonly noScript: string;
  /** Where the browser cannot run the service. */
  readonly unsupported: string;
  readonly failed: string;
  /** While there is no network, strong and then plain. */
  readonly offline: readonly [strong: string, plain: string];
  /** With {new} for the version that waits, and {now} for that of the page. */
  readonly ready: string;
  readonly update: string;
  readonly missing: string;
  readonly saved: {
    readonly title: string;
    readonly program: string;
    /** With {version} and the languages, {languages}. */
    readonly programText: string;
    readonly places: string;
    readonly placesText: string;
    readonly methods: string;
    /** With {n}. */
    readonly methodsText: string;
    readonly details: string;
    readonly detailsText: string;
    readonly not: string;
    readonly nothingElse: string;
  };
  readonly acts: {
    readonly save: string;
    readonly savePlaces: string;
    readonly saveMethods: string;
    readonly deleteDetails: string;
    readonly deleteAll: string;
    readonly deleted: string;
    readonly exportDetails: string;
    readonly importDetails: string;
    readonly imported: string;
    readonly wrongFile: string;
    readonly failed: string;
  };
  readonly needs: { readonly title: string; readonly rows: readonly (readonly [name: string, text: string])[] };
  readonly install: { readonly title: string; readonly text: string; readonly rows: DeviceWords['needs']['rows'] };
  /** In the foot. */
  readonly use: string;
}
