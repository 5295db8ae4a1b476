import type { MeaningKeys, MeaningKind } from '../../languages/words/meanings/kinds.js';
import { meaning } from '../../languages/words/meanings/meaning.js';
import type { PageContext } from '../shell/context.js';
import { Block, FoldedBlock } from '../shell/parts.js';

/** Something with a meaning, as the page calls it. */
export type Meant = {
  readonly [Kind in MeaningKind]: { readonly kind: Kind; readonly key: MeaningKeys[Kind]; readonly name: string };
}[MeaningKind];

/** More than these are for those who ask. */
const MOST_OPEN = 3;

/** What tradition says of what was found. */
export function Meanings({ page, of }: { page: PageContext; of: readonly Meant[] }) {
  const title = page.words.shared.meanings;
  const told = of.map(({ kind, key, name }) => (
    <p>
      <b>{name}.</b> {meaning(kind, key, page.language)}
    </p>
  ));
  return of.length > MOST_OPEN ? (
    <FoldedBlock id="h-meaning" title={title}>
      <div class="read">{told}</div>
    </FoldedBlock>
  ) : (
    <Block id="h-meaning" title={title}>
      <div class="read">{told}</div>
    </Block>
  );
}
