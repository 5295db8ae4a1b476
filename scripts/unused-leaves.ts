import { readFileSync } from 'node:fs';
import type { Options } from 'tsup';
import ts from 'typescript';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Marks every table and schema that is made when a module is loaded as free of side effects, so that one which nobody
 * uses leaves a bundle. Bundlers see that by themselves only where nothing is called, spread or looked up. It holds for
 * the whole source: no module of it does anything but define.
 */
export const unusedLeaves: Plugin = {
  name: 'unused-leaves',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => ({
      contents: marked(readFileSync(path, 'utf8')),
      loader: 'ts',
    }));
  },
};

/** A module whose top-level constants are made by functions that are called at once and marked pure. */
export function marked(source: string): string {
  const file = ts.createSourceFile('module.ts', source, ts.ScriptTarget.Latest);
  const made = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ initializer }) => (initializer && computes(initializer) ? [initializer] : []));
  return made.reduceRight((text, { pos, end }) => {
    const value = text.slice(pos, end);
    return `${text.slice(0, pos)} /* @__PURE__ */ (() => (${value}))()${text.slice(end)}`;
  }, source);
}

/** Whether making a value runs code: a call, a lookup or a spread outside of functions. */
function computes(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  const runs = [ts.isCallExpression, ts.isNewExpression, ts.isPropertyAccessExpression, ts.isElementAccessExpression];
  const spreads = [ts.isSpreadElement, ts.isSpreadAssignment, ts.isTaggedTemplateExpression, ts.isClassExpression];
  if ([...runs, ...spreads].some((is) => is(node))) return true;
  return ts.forEachChild(node, computes) ?? false;
}
