import type { Taken } from './licences.js';

/** What of a CycloneDX document is read here; the rest goes on as it is. */
export interface Bom {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version?: string;
  readonly properties?: readonly { readonly name: string }[];
}

/** What ships with a package: taken into its build, or installed with it. */
export type Shipped = Pick<Taken, 'name' | 'version'> & Partial<Pick<Taken, 'licence'>>;

const OF_DEVELOPMENT = 'cdx:npm:package:development';

/**
 * What npm tells of everything that is installed here, without what is only used to make the package. What is taken into
 * the build npm takes for tools of the house.
 *
 * @param name of the package: npm tells that of the folder
 * @throws Error where npm does not tell of something that ships
 */
export function shippedBom<Told extends Bom>(bom: Told, name: string, shipped: readonly Shipped[]): Told {
  const direct = shipped.map((one) => componentOf(bom, one));
  const installed = direct.filter((_, at) => shipped[at]?.licence === undefined);
  const components = [...direct, ...broughtBy(bom, installed, new Set(direct.map(refOf)))];
  const refs = new Set(components.map(refOf));
  const dependencies = components.map((component) => ({
    ref: refOf(component),
    dependsOn: neededBy(bom, component).filter((ref) => refs.has(ref)),
  }));
  return {
    ...bom,
    metadata: { ...bom.metadata, component: { ...bom.metadata.component, name } },
    components,
    dependencies: [{ ref: refOf(bom.metadata.component), dependsOn: direct.map(refOf).sort() }, ...dependencies],
  };
}

function refOf(component: Component): string {
  return component['bom-ref'];
}

function neededBy({ dependencies }: Bom, component: Component): readonly string[] {
  return dependencies.find(({ ref }) => ref === refOf(component))?.dependsOn ?? [];
}

/** What npm installs with these, and with what they bring; `known` grows by it. */
function broughtBy(bom: Bom, installed: readonly Component[], known: Set<string>): Component[] {
  return installed.flatMap((one) => {
    const brought = neededBy(bom, one).filter((ref) => !known.has(ref));
    for (const ref of brought) known.add(ref);
    const components = bom.components.filter((component) => brought.includes(refOf(component))).map(ofNoDevelopment);
    return [...components, ...broughtBy(bom, components, known)];
  });
}

function ofNoDevelopment(component: Component): Component {
  return {
    ...component,
    properties: (component.properties ?? []).filter((property) => property.name !== OF_DEVELOPMENT),
  };
}

function componentOf({ components }: Bom, { name, version, licence }: Shipped): Component {
  // What came within another package has no version that anybody could tell.
  if (version === '') {
    const licenses = [{ license: { id: licence } }];
    return Object.assign({ 'bom-ref': name, type: 'library', name, purl: `pkg:npm/${name}` }, { licenses });
  }
  const told = components.find((component) => component.name === name && component.version === version);
  if (!told) throw new Error(`npm sbom does not tell of ${name} ${version}.`);
  return ofNoDevelopment(told);
}
