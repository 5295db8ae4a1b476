import type { ChartPlanet } from '../../../contract/birth-chart.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Tag, type Tone } from '../../../pages/shell/parts.js';
import type { Dignity } from '../../../rules/natal/dignity-tables.js';

/** Dignities that are marked: the exceptional ones. The others say whose sign it is, which the fold of relations tells. */
const TONES: Readonly<Partial<Record<Dignity, Tone>>> = {
  exalted: 'good',
  moolatrikona: 'good',
  own_sign: 'good',
  debilitated: 'bad',
};

export function dignityName(page: PageContext, dignity: Dignity): string {
  const { states } = page.catalogue;
  switch (dignity) {
    case 'exalted':
    case 'moolatrikona':
    case 'own_sign':
    case 'debilitated':
      return states[dignity];
    default:
      return page.language.names.dignity[dignity];
  }
}

function DignityTag({ page, dignity }: { page: PageContext; dignity: Dignity }) {
  const tone = TONES[dignity];
  return tone === undefined ? null : <Tag tone={tone}>{dignityName(page, dignity)}</Tag>;
}

interface StateProps {
  readonly page: PageContext;
  readonly planet: Pick<ChartPlanet, 'planet' | 'dignity' | 'retrograde' | 'combust'>;
  readonly isVargottama: boolean;
}

/** How a graha stands: dignity, motion, combustion, vargottama. */
export function States({ page, planet, isVargottama }: StateProps) {
  const { states } = page.catalogue;
  const isNode = planet.planet === 'Rahu' || planet.planet === 'Ketu';
  return (
    <>
      {planet.dignity === null ? null : <DignityTag page={page} dignity={planet.dignity} />}{' '}
      <Motion page={page} retrograde={planet.retrograde} soft={isNode} />{' '}
      {planet.combust ? <Tag tone="mid">{states.combust}</Tag> : null}{' '}
      {isVargottama ? <Tag>{page.words.shared.natal.vargottama}</Tag> : null}
    </>
  );
}

/** The nodes go backwards nearly always, which deserves no mark. */
function Motion({ page, retrograde, soft }: { page: PageContext; retrograde: boolean; soft: boolean }) {
  const name = page.catalogue.states.retrograde;
  if (!retrograde) return null;
  return soft ? <span class="soft">{name}</span> : <Tag tone="mid">{name}</Tag>;
}
